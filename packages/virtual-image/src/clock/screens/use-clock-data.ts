import type { AppApi } from '@androidworld/app-sdk';
import { type Loaded, phoneTime, useLive } from '@androidworld/app-sdk/ui';

/** What `load` finds in the app's files, read again whenever the app's process has made a change, all of it. */
export function useClockData<T>(load: (api: AppApi) => Promise<T>): Loaded<T> {
  return useLive(load, { process: ['changed'] });
}

/** What `load` finds, with the moment the phone started by the page's own clock: time since boot can be told from it. */
export function useTimedData<T>(load: (api: AppApi) => Promise<T>): Loaded<{ data: T; bootedMs: number }> {
  return useClockData(async (api) => {
    const [data, elapsedMs] = await Promise.all([load(api), api.clock.elapsed()]);
    return { data, bootedMs: phoneTime.uptime() - elapsedMs };
  });
}
