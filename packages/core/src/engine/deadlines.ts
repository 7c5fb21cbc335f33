/** Limits in milliseconds; at a limit what runs is stopped, or abandoned if it does not stop. */
export interface Deadlines {
  /** One call on a device, unless the caller names its own. TIMEOUT, a harness error. */
  readonly callMs: number;
  /** `prepareDevice` of a suite. TIMEOUT. */
  readonly prepareMs: number;
  /** Each of a suite's and a task's other functions. TIMEOUT. */
  readonly phaseMs: number;
  /** One decision of an agent. Ends the episode, declared `deadline`. */
  readonly stepMs: number;
  /** All steps of an episode. Ends it, declared `deadline`. */
  readonly episodeMs: number;
  /** A device that failed, to come back: the time in which it is opened anew, several times. Then it is given up. */
  readonly recoverMs: number;
  /** The whole run: then it ends as if interrupted. Default none. */
  readonly runMs?: number;
}

export const defaultDeadlines: Deadlines = {
  callMs: 60_000,
  prepareMs: 30 * 60_000,
  phaseMs: 5 * 60_000,
  stepMs: 10 * 60_000,
  episodeMs: 120 * 60_000,
  recoverMs: 5 * 60_000,
};
