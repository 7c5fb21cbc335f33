import type { PageClock, PhoneTimer } from './page-clock.ts';

/** Sixty frames a second, as the phone's display draws. */
const frameMs = 1000 / 60;

/** What plans itself again and again without delay is slowed down, as browsers do (HTML, "timer nesting level"). */
const mostNested = 5;
const nestedMs = 4;

interface Planned {
  readonly atMs: number;
  /** So many timers led to it, one after another. */
  readonly nesting: number;
  act(): void;
}

/**
 * A time that stands still until it is moved. What falls due is done in the order of its time and, at the same time, of
 * its making; frames fall on multiples of a sixtieth of a second, whether or not anything is drawn.
 */
export class SteppedClock implements PageClock {
  #nowMs: number;
  readonly #planned = new Set<Planned>();
  #frames: Set<(uptimeMs: number) => void> = new Set();
  #frame: Planned | undefined;
  #nesting = 0;

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  epochMs(): number {
    return this.#nowMs;
  }

  uptime(): number {
    return this.#nowMs;
  }

  /** It happens while time stands still. */
  eventTime(): number {
    return this.#nowMs;
  }

  after(ms: number, act: () => void): PhoneTimer {
    const nesting = this.#nesting + 1;
    const leastMs = nesting > mostNested ? nestedMs : 0;
    const planned = { atMs: this.#nowMs + Math.max(leastMs, ms || 0), nesting, act };
    this.#planned.add(planned);
    return { cancel: () => void this.#planned.delete(planned) };
  }

  nextFrame(act: (uptimeMs: number) => void): PhoneTimer {
    const frames = this.#frames;
    frames.add(act);
    if (this.#frame === undefined) {
      this.#frame = { atMs: this.#nextFrameMs(), nesting: 0, act: () => this.#drawFrame() };
      this.#planned.add(this.#frame);
    }
    return { cancel: () => void frames.delete(act) };
  }

  /** How many wait for the next frame. */
  get awaitingFrame(): number {
    return this.#frames.size;
  }

  /** When the next thing falls due, on the clock of `uptime`; undefined when nothing is going to happen. */
  get nextMs(): number | undefined {
    return this.#next()?.atMs;
  }

  /**
   * Goes on to a moment; never back.
   *
   * @param untilMs nothing may fall due before it
   */
  moveTo(untilMs: number): void {
    this.#nowMs = Math.max(this.#nowMs, untilMs);
  }

  /** Does the one thing that falls due first, if it is due now. @returns whether there was one */
  runNext(): boolean {
    const due = this.#next();
    if (due === undefined || due.atMs > this.#nowMs) return false;
    this.#planned.delete(due);
    this.#nesting = due.nesting;
    try {
      due.act();
    } finally {
      this.#nesting = 0;
    }
    return true;
  }

  #next(): Planned | undefined {
    let first: Planned | undefined;
    for (const each of this.#planned) if (first === undefined || each.atMs < first.atMs) first = each;
    return first;
  }

  #nextFrameMs(): number {
    return (Math.floor(this.#nowMs / frameMs + 1e-6) + 1) * frameMs;
  }

  #drawFrame(): void {
    const due = this.#frames;
    this.#frames = new Set();
    this.#frame = undefined;
    // One that is cancelled by another before it is not called.
    for (const act of due) act(this.#nowMs);
  }
}
