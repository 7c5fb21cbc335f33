/** Limits in milliseconds; at a limit what runs is stopped, or abandoned if it does not stop. */
export type Deadlines = Readonly<typeof defaultDeadlines>;

// Each is a key of `deadlines` in a configuration too, and its docstring stands in docs/configuration.md.
/** Those of a run that sets none. */
export const defaultDeadlines = {
  /** One call on a device, unless the caller names its own limit (AW_TIMEOUT, a harness error). */
  callMs: 60_000,
  /** A suite's preparation of a device (AW_TIMEOUT). */
  prepareMs: 30 * 60_000,
  /** Each of a suite's and a task's other functions (AW_TIMEOUT). */
  phaseMs: 5 * 60_000,
  /** One decision of an agent; ends the episode, with `endReason` `deadline`. */
  stepMs: 10 * 60_000,
  /** All steps of an episode; ends it, with `endReason` `deadline`. */
  episodeMs: 120 * 60_000,
  /** A device that failed, to come back: the time in which it is opened anew, several times. Then it is given up. */
  recoverMs: 5 * 60_000,
  /** The whole run; ends it as Ctrl-C does. */
  runMs: Number.POSITIVE_INFINITY,
};
