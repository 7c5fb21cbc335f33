import type { Device, DoctorCheck, DoctorFinding } from './device.ts';
import type { AnyTask } from './task.ts';

/** What the functions of a suite are given. */
export interface SuiteContext {
  /** The phone they prepare or check. */
  readonly device: Device;
  /** Aborts when the function's time is up or the run ends; then nothing more may be done to the device. */
  readonly signal: AbortSignal;
  /** Goes into the events of the run, as `suite.log`; `data` must be JSON. */
  log(message: string, data?: Readonly<Record<string, unknown>>): void;
}

/** A named list of tasks, and what a device needs once before any of them. */
export interface Suite {
  /** Unique in a run, without `/`: a part of its episodes' ids. */
  readonly name: string;
  /** Recorded with the run; a resumed run must have the same. */
  readonly version: string;
  /** Their names are unique in the suite, and without `/`. */
  readonly tasks: readonly AnyTask[];
  /** What besides the tasks decides scores, e.g. `{ stepBudgets: 'published' }`; recorded with the run. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /**
   * Once per device and run, and again after episodes of another suite: installs, first-run screens, snapshots. Must be cheap
   * when all is there already.
   */
  prepareDevice?(context: SuiteContext): Promise<void>;
  /** Before each episode's own set-up: clock, app snapshots. */
  beforeEpisode?(context: SuiteContext, task: AnyTask): Promise<void>;
  /** After each episode's own tear-down, also after failures. */
  afterEpisode?(context: SuiteContext, task: AnyTask): Promise<void>;
  /** What `androidworld doctor` asks of it beside `checkDevice`, e.g. whether its files are there. */
  checks?(): readonly DoctorCheck[];
  /** Whether a device has what the tasks need, such as their apps. Changes nothing on it. */
  checkDevice?(context: SuiteContext): Promise<DoctorFinding>;
}

/** Returns its argument. */
export function defineSuite(suite: Suite): Suite {
  return suite;
}
