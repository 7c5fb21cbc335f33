import type { DataMode } from './define-page.ts';

/** The globals that outside drivers read by name. */
export interface DriverGlobals {
  /** The last reward, lowered with time. */
  WOB_REWARD_GLOBAL: number;
  WOB_RAW_REWARD_GLOBAL: number;
  WOB_REWARD_REASON: string | null;
  /** True after an episode ended, false once one started. */
  WOB_DONE_GLOBAL: boolean;
  /** Rises with each end. */
  WOB_EPISODE_ID: number;
  /** Always true: a page is one file, nothing is loaded later. */
  WOB_TASK_READY: boolean;
  WOB_DATA_MODE: DataMode;
}

/** Where they live. */
export const globals = globalThis as unknown as DriverGlobals;

/** Gives the globals their first values; the mode may stand in the address (`?mode=test`). */
export function installGlobals(): void {
  Object.assign(globals, {
    WOB_REWARD_GLOBAL: 0,
    WOB_RAW_REWARD_GLOBAL: 0,
    WOB_REWARD_REASON: null,
    WOB_DONE_GLOBAL: false,
    WOB_EPISODE_ID: 0,
    WOB_TASK_READY: true,
    WOB_DATA_MODE: parseMode(new URLSearchParams(location.search).get('mode')),
  } satisfies DriverGlobals);
}

/** A mode by its name; unknown names are `default`. */
export function parseMode(name: string | null): DataMode {
  return name === 'train' || name === 'test' ? name : 'default';
}
