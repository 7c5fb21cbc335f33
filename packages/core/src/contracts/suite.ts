import type { Device, DoctorCheck, DoctorFinding } from './device.ts';
import type { AnyTask } from './task.ts';

export interface SuiteContext {
  readonly device: Device;
  readonly signal: AbortSignal;
  log(message: string, data?: Readonly<Record<string, unknown>>): void;
}

/** A named list of tasks, and what a device needs once before any of them. */
export interface Suite {
  readonly name: string;
  readonly version: string;
  readonly tasks: readonly AnyTask[];
  /** What besides the tasks decides scores, e.g. `{ stepBudgets: 'published' }`; recorded with the run. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Once per device and run: installs, first-run screens, snapshots. Must be cheap when all is there already. */
  prepareDevice?(context: SuiteContext): Promise<void>;
  /** Before each episode's own set-up: clock, app snapshots. */
  beforeEpisode?(context: SuiteContext, task: AnyTask): Promise<void>;
  /** After each episode's own tear-down, also after failures. */
  afterEpisode?(context: SuiteContext, task: AnyTask): Promise<void>;
  checks?(): readonly DoctorCheck[];
  /** Whether a device has what the tasks need, such as their apps. Changes nothing on it. */
  checkDevice?(context: SuiteContext): Promise<DoctorFinding>;
}

/** Returns its argument. */
export function defineSuite(suite: Suite): Suite {
  return suite;
}
