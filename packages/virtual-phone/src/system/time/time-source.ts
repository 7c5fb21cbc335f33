/** Something that is going to happen. Cancelling it twice, or when it has happened, does nothing. */
export interface Timer {
  cancel(): void;
}

/** What drives a phone's time: `runningTime` goes with the computer's, `steppedTime` where its driver takes it. */
export interface TimeSource {
  /** Milliseconds, with fractions, from a start of its own; never goes back. */
  monotonicMs(): number;
  /**
   * Calls once, `ms` later; never before this call returns.
   *
   * @param awaited somebody waits for it: the computer's process must not end before
   */
  after(ms: number, act: () => void, awaited: boolean): Timer;
}
