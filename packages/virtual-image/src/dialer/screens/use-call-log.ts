import { useApi, useAsync, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { type LoggedCall, listCalls, listPhones, type PhoneEntry } from '../store.ts';

/** The call log, kept up to date; empty while the app may not read it. Undefined until known. */
export function useCallLog(): readonly LoggedCall[] | undefined {
  const api = useApi();
  return useProvided(() => listCalls(api), ['content://call_log', 'content://com.android.contacts']);
}

/** The numbers of all contacts, likewise. */
export function usePhones(): readonly PhoneEntry[] | undefined {
  const api = useApi();
  return useProvided(() => listPhones(api), ['content://com.android.contacts']);
}

function useProvided<T>(load: () => Promise<T>, uris: readonly string[]): T | undefined {
  const { packageName: ownPackage } = useApi();
  const { data, error, reload } = useAsync(load, []);
  usePhoneEvent('content', (changed) => {
    if (uris.some((uri) => changed.uri.startsWith(uri))) reload();
  });
  usePhoneEvent('packages', ({ packageName }) => {
    // Of its own package: a permission was granted.
    if (packageName === 'com.android.providers.contacts' || packageName === ownPackage) reload();
  });
  if (error !== undefined) throw error;
  return data;
}
