import { isAndroidWorldError } from '@androidworld/core';

/** What the command ends with. */
export const exitCodes = {
  /** It ran, whatever the scores. */
  ok: 0,
  /** Some of it broke: episodes errored, a check failed, a program error. */
  failed: 1,
  /** Bad usage or configuration: nothing was run. */
  usage: 2,
  /** Ctrl-C; what was done is kept. */
  interrupted: 130,
} as const;

export function exitCodeOf(error: unknown): number {
  return isAndroidWorldError(error) && error.audience === 'user' ? exitCodes.usage : exitCodes.failed;
}
