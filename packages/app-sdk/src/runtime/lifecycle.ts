/** What an activity is told of its life, as `Activity` and `DefaultLifecycleObserver` are. */
export interface LifecycleListener {
  /** It is about to be seen. */
  onStart?(): void;
  /** It is in front and takes input. */
  onResume?(): void;
  /** It no longer takes input, but may still be seen. */
  onPause?(): void;
  /** It is no longer seen; its saved state is taken next. */
  onStop?(): void;
}

/** `CREATED`: not seen, `STARTED`: seen but paused, `RESUMED`: in front (`Lifecycle.State`). */
export type LifecycleState = 'CREATED' | 'STARTED' | 'RESUMED';

const order: readonly LifecycleState[] = ['CREATED', 'STARTED', 'RESUMED'];
const up = { CREATED: 'onStart', STARTED: 'onResume', RESUMED: undefined } as const;
const down = { CREATED: undefined, STARTED: 'onStop', RESUMED: 'onPause' } as const;

/** Where an activity is in its life, and who is told. */
export class Lifecycle {
  readonly #listeners = new Set<LifecycleListener>();
  readonly #failed: (error: unknown) => void;
  #state: LifecycleState = 'CREATED';

  /** @param failed told what a listener throws */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Where it is now; `moveTo` changes it. */
  get state(): LifecycleState {
    return this.#state;
  }

  /**
   * One that is added later is told what it has missed, as AndroidX does.
   *
   * @returns a function that takes it away
   */
  add(listener: LifecycleListener): () => void {
    this.#listeners.add(listener);
    for (const state of order.slice(0, order.indexOf(this.#state))) this.#tell(listener, up[state]);
    return () => this.#listeners.delete(listener);
  }

  /** Goes there step by step; each step is told. */
  moveTo(target: LifecycleState): void {
    const wanted = order.indexOf(target);
    while (this.#state !== target) {
      const rises = order.indexOf(this.#state) < wanted;
      const event = (rises ? up : down)[this.#state];
      this.#state = order[order.indexOf(this.#state) + (rises ? 1 : -1)] ?? target;
      // Those above were there first; on the way down it is the other way round.
      const listeners = rises ? [...this.#listeners] : [...this.#listeners].reverse();
      for (const listener of listeners) this.#tell(listener, event);
    }
  }

  #tell(listener: LifecycleListener, event: keyof LifecycleListener | undefined): void {
    try {
      if (event !== undefined) listener[event]?.();
    } catch (error) {
      this.#failed(error);
    }
  }
}
