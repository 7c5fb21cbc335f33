import { nextTurn } from './host-time.ts';
import type { PendingWork } from './pending-work.ts';
import type { Timer, TimeSource } from './time-source.ts';

/** How the page goes on with the phone's time. */
export interface TimeFollower {
  /**
   * Does what falls due in the page up to a moment, one thing after another, each when all that came of the one before
   * is done; ends sooner when something of it may have planned something outside the page.
   */
  advance(limitMs: number, options: AdvanceOptions): Promise<Advanced>;
}

export interface AdvanceOptions {
  /**
   * How far it goes at most: to the limit; until what changes the screen with the next frame has done so (`drawn`); until
   * nothing moves by itself any more, either (`still`).
   */
  readonly until: 'limit' | 'drawn' | 'still';
}

export interface Advanced {
  /** How far it went. */
  readonly nowMs: number;
  /** What it was to go on for goes on: a fling, an animation that ends, what waits for a frame. */
  readonly isMoving: boolean;
  /** The phone was asked for something, which may have planned something there. */
  readonly hasAsked: boolean;
  /** What did not come to rest while time stood still; null: everything did. */
  readonly busy: string | null;
}

interface Planned {
  readonly atMs: number;
  readonly awaited: boolean;
  readonly act: () => void;
}

/** Work that takes longer waits for something: for a person, or for another phone. */
const restMs = 15_000;

/**
 * A phone's own time. It stands still while nobody acts, and goes on as far as somebody waits for it (a gesture, the
 * shell's `sleep`) or lets it pass (`pass`), from one thing that falls due to the next: each is done, with all that comes
 * of it, before time goes on. So what happens when does not depend on how fast the computer is.
 */
export class SimulatedTime implements TimeSource {
  #nowMs = 0;
  readonly #planned = new Set<Planned>();
  #pending: PendingWork | undefined;
  #follower: () => TimeFollower | null = () => null;
  #turn: Promise<unknown> = Promise.resolve();
  #isServing = false;

  /** The phone whose time it is. */
  join(pending: PendingWork, follower: () => TimeFollower | null): void {
    this.#pending = pending;
    this.#follower = follower;
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  epochMs(): number {
    return this.#nowMs;
  }

  after(ms: number, act: () => void, awaited: boolean): Timer {
    const timer = { atMs: this.#nowMs + Math.max(0, ms), awaited, act };
    this.#planned.add(timer);
    if (awaited) this.#serve();
    return { cancel: () => void this.#planned.delete(timer) };
  }

  startFrames(): void {
    this.#nowMs = Math.ceil(this.#nowMs / threeFramesMs) * threeFramesMs;
  }

  /** Lets time pass. @param signal ends it early, without an error */
  pass(ms: number, signal?: AbortSignal): Promise<void> {
    return this.#inTurn(() => this.#advanceTo(this.#nowMs + ms, signal));
  }

  /**
   * Resolves when the phone is at rest: nothing goes on but what waits for its clock.
   *
   * Time goes on meanwhile: by some frames, since screens are put in place with frames.
   *
   * @param options.moves with it: what moves by itself, too, for 3 s at most
   * @returns null, or what still goes on
   */
  settle({ moves }: { readonly moves: boolean }): Promise<string | null> {
    return this.#inTurn(async () => {
      const untilMs = this.#nowMs + (moves ? mostMovingMs : mostDrawingMs);
      for (let asked = 0; ; ) {
        const late = (await this.#pending?.over(restMs)) ?? [];
        const due = this.#next();
        const limitMs = Math.min(due?.atMs ?? Number.POSITIVE_INFINITY, untilMs);
        const page = await this.#follower()?.advance(limitMs, { until: moves ? 'still' : 'drawn' });
        if (page === undefined) return late[0] ?? null;
        this.#nowMs = Math.max(this.#nowMs, page.nowMs);
        if (page.hasAsked && ++asked < mostAsked) continue;
        if (!page.isMoving) return page.busy ?? late[0] ?? null;
        if (this.#nowMs >= untilMs) return moves ? 'something moves' : null;
        this.#runDue();
      }
    });
  }

  async #advanceTo(targetMs: number, signal: AbortSignal | undefined): Promise<void> {
    for (let asked = 0; !signal?.aborted; ) {
      await this.#pending?.over(restMs);
      const dueMs = this.#next()?.atMs ?? Number.POSITIVE_INFINITY;
      const limitMs = Math.max(this.#nowMs, Math.min(dueMs, targetMs));
      const page = await this.#follower()
        ?.advance(limitMs, { until: 'limit' })
        // The phone goes on without its page, and is told of its end elsewhere.
        .catch(() => undefined);
      if (page !== undefined) this.#nowMs = Math.max(this.#nowMs, page.nowMs);
      if (page !== undefined && (this.#nowMs < limitMs || (page.hasAsked && ++asked < mostAsked))) continue;
      asked = 0;
      this.#nowMs = limitMs;
      if (this.#runDue()) continue;
      if (limitMs >= targetMs) return;
    }
  }

  /** As long as somebody waits, time goes on to the next who does. */
  #serve(): void {
    if (this.#isServing) return;
    this.#isServing = true;
    void (async () => {
      // Who begins to wait may cancel at once.
      await nextTurn();
      for (let first = this.#nextAwaited(); first !== undefined; first = this.#nextAwaited()) {
        const { atMs } = first;
        await this.#inTurn(() => this.#advanceTo(atMs, undefined));
        await nextTurn();
      }
      this.#isServing = false;
    })();
  }

  /** Does what is due now, in the order of its making. @returns whether there was anything */
  #runDue(): boolean {
    const due = [...this.#planned].filter(({ atMs }) => atMs <= this.#nowMs).sort((a, b) => a.atMs - b.atMs);
    const [first] = due;
    if (first === undefined) return false;
    this.#planned.delete(first);
    first.act();
    return true;
  }

  #next(): Planned | undefined {
    return earliest(this.#planned);
  }

  #nextAwaited(): Planned | undefined {
    return earliest([...this.#planned].filter(({ awaited }) => awaited));
  }

  /** One at a time moves the time. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}

/**
 * A page that asks without end is not waited for. One that loads asks some dozen times, one after the other, and a busy
 * computer looks after each.
 */
const mostAsked = 500;
/** Of the page's clock, which begins at 0, too; the first whole number of milliseconds. */
const threeFramesMs = 50;
const mostMovingMs = 3_000;
/** Four frames. */
const mostDrawingMs = 67;

function earliest(planned: Iterable<Planned>): Planned | undefined {
  let first: Planned | undefined;
  for (const each of planned) if (first === undefined || each.atMs < first.atMs) first = each;
  return first;
}
