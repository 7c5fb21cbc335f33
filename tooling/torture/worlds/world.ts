import type { Random } from '../../../packages/core/src/index.ts';
import type { RunConfig } from '../config/run-config.ts';
import type { CliRun } from '../start-cli.ts';

/** Where runs take place, and what can go wrong there. */
export interface World extends AsyncDisposable {
  /** Why it cannot be had on this computer; then nothing is run. */
  readonly missing?: string;
  /** What the run's configuration file needs to know. */
  readonly config: Omit<RunConfig, 'tasks'>;
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly name: string;
  /** Makes it happen. @returns false when there was nothing to hit */
  inject(run: CliRun, random: Random): Promise<boolean>;
}

export type OpenWorld = (options: { readonly folder: string; readonly signal: AbortSignal }) => Promise<World>;
