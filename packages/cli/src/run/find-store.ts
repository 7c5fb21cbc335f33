import { isAndroidWorldError } from '@androidworld/core';
import type { RunStore } from '@androidworld/core/results';

/**
 * Opens the results of a folder.
 *
 * @returns `undefined` where nothing was run yet
 * @throws AW_STORE_INVALID, AW_STORE_FAILED
 */
export async function findStore(folder: string): Promise<RunStore | undefined> {
  const { openStore } = await import('@androidworld/store');
  return openStore({ folder, create: false }).catch((error: unknown) => {
    if (isAndroidWorldError(error, 'AW_RUN_NOT_FOUND')) return undefined;
    throw error;
  });
}
