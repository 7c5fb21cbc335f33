/** Something that is going to happen. Cancelling it twice, or when it has happened, does nothing. */
export interface Timer {
  cancel(): void;
}

/**
 * What drives a phone's time: `runningTime` goes with the computer's, `SimulatedTime` as far as somebody lets it pass,
 * `steppedTime` where its driver takes it.
 */
export interface TimeSource {
  /** Milliseconds, with fractions, from a start of its own; never goes back. */
  monotonicMs(): number;
  /** What the page's clock shows at this moment (`PageClock.epochMs`): the page has the phone's time by adding an offset. */
  epochMs(): number;
  /**
   * Calls once, `ms` later; never before this call returns.
   *
   * @param awaited somebody waits for it: the computer's process must not end before, and a time that stands still goes on
   */
  after(ms: number, act: () => void, awaited: boolean): Timer;
  /**
   * The phone's clock is being set, which is what an episode begins with. A time that stands still goes on to where a frame
   * falls: after it, frames and what they bring about fall on the same moments by the clock, whatever was done before.
   */
  startFrames?(): void;
}
