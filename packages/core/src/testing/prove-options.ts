import type { Device } from '../contracts/device.ts';
import type { Suite } from '../contracts/suite.ts';
import type { Deadlines } from '../engine/deadlines.ts';
import type { Clock } from '../wait/clock.ts';

/** How tasks are proved. */
export interface ProveOptions {
  /** Gives a device; it is closed afterwards unless `keepOpen`. */
  openDevice(): Promise<Device>;
  /** Leaves the device open, e.g. for the proofs of the next task. Default false. */
  readonly keepOpen?: boolean;
  /** Of instances, e.g. `[1, 2, 3]`. */
  readonly seeds: readonly number[];
  /** Of further instances, of which only the solution is proved. Default: none. */
  readonly solutionSeeds?: readonly number[];
  /**
   * Proves near misses for every seed, and that the tear-down after each leaves the phone as it was. Default: for the
   * first seed only and without that comparison, as they differ more by task than by seed and take most of the time;
   * solution, tear-down and idleness are proved for every seed in any case.
   */
  readonly thorough?: boolean;
  /** Proves, for the first seed, that the set-up works on what a crashed episode left. Default true. */
  readonly crash?: boolean;
  /** Whose hooks run around each episode. Default: none. */
  readonly suite?: Suite;
  /** Folders the tear-down must leave as they were. Default `/sdcard`. */
  readonly folders?: readonly string[];
  /** Changes of the state snapshot that may be, e.g. `/^file \/sdcard\/Android\//`. */
  readonly ignore?: readonly RegExp[];
  /** A solution's target that fits several elements is an error. Default false: it is a warning among the steps. */
  readonly strict?: boolean;
  /** Folder for the last screens of proofs that do not hold. Default `androidworld-proofs` in the temporary folder. */
  readonly pictures?: string;
  /** Milliseconds; what is absent has the engine's default. */
  readonly deadlines?: Partial<Deadlines>;
  /** Default: the system's. */
  readonly clock?: Clock;
  /** Ends the proofs, which then reject with its reason. */
  readonly signal?: AbortSignal;
}
