import type { AppApi } from '@androidworld/app-sdk';

/**
 * Does something on the disk, and tells what stopped it.
 *
 * @param act may give a text that tells of its end
 */
export async function tryWithToast(api: AppApi, act: () => Promise<unknown>): Promise<void> {
  try {
    const done = await act();
    if (typeof done === 'string') await api.toast(done);
  } catch (error) {
    await api.toast(`Error: ${error instanceof Error ? error.message : String(error)}`);
  }
}
