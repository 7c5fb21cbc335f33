import type { AppApi } from '@androidworld/app-sdk';
import { type Loaded, useActivity, useApi, useAsync, usePhoneEvent } from '@androidworld/app-sdk/ui';

/** What `load` reads, again when messages or contacts change and when the screen comes back to the front. */
export function useLive<T>(load: (api: AppApi) => Promise<T>, deps: readonly unknown[]): Loaded<T> {
  const api = useApi();
  const { visible } = useActivity();
  const loaded = useAsync(() => load(api), [...deps, visible]);
  usePhoneEvent('content', ({ uri }) => {
    if (/^content:\/\/(sms|mms-sms|com\.android\.contacts)(\/|\?|$)/.test(uri)) loaded.reload();
  });
  return loaded;
}
