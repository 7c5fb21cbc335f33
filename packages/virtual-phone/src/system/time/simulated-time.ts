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
  /** Ends as soon as nothing moves by itself any more. */
  readonly whileMoving: boolean;
}

export interface Advanced {
  /** How far it went. */
  readonly nowMs: number;
  /** Something moves by itself: a fling, an animation that ends. */
  readonly isMoving: boolean;
  /** What did not come to rest while time stood still; null: everything did. */
  readonly busy: string | null;
}

interface Planned {
  readonly atMs: number;
  readonly awaited: boolean;
  readonly act: () => void;
}

/** Work that takes longer waits for something: for a person, or for another phone. */
const restMs = 5_000;

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

  /** Lets time pass. @param signal ends it early, without an error */
  pass(ms: number, signal?: AbortSignal): Promise<void> {
    return this.#inTurn(() => this.#advanceTo(this.#nowMs + ms, signal));
  }

  /**
   * Resolves when the phone is at rest: nothing goes on but what waits for its clock.
   *
   * @param moves with it: what moves by itself, too; time goes on meanwhile, by 3 s at most
   * @returns null, or what still goes on
   */
  settle({ moves }: { readonly moves: boolean }): Promise<string | null> {
    return this.#inTurn(async () => {
      const untilMs = this.#nowMs + (moves ? mostMovingMs : 0);
      for (;;) {
        const late = (await this.#pending?.over(restMs)) ?? [];
        const due = this.#next();
        const limitMs = Math.min(due?.atMs ?? Number.POSITIVE_INFINITY, untilMs);
        const page = await this.#follower()?.advance(limitMs, { whileMoving: true });
        if (page === undefined) return late[0] ?? null;
        this.#nowMs = Math.max(this.#nowMs, page.nowMs);
        if (!page.isMoving || !moves) return page.busy ?? late[0] ?? null;
        if (this.#nowMs >= untilMs) return 'something moves';
        this.#runDue();
      }
    });
  }

  async #advanceTo(targetMs: number, signal: AbortSignal | undefined): Promise<void> {
    while (!signal?.aborted) {
      await this.#pending?.over(restMs);
      const dueMs = this.#next()?.atMs ?? Number.POSITIVE_INFINITY;
      const limitMs = Math.max(this.#nowMs, Math.min(dueMs, targetMs));
      const page = await this.#follower()?.advance(limitMs, { whileMoving: false });
      if (page !== undefined && page.nowMs < limitMs) {
        this.#nowMs = Math.max(this.#nowMs, page.nowMs);
        continue;
      }
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

const mostMovingMs = 3_000;

function earliest(planned: Iterable<Planned>): Planned | undefined {
  let first: Planned | undefined;
  for (const each of planned) if (first === undefined || each.atMs < first.atMs) first = each;
  return first;
}
