import type { AppApi } from '@androidworld/app-sdk';
import { useApi, useLive } from '@androidworld/app-sdk/ui';
import { type LoggedCall, listCalls, listPhones, type PhoneEntry } from '../store.ts';

/** The call log, kept up to date; empty while the app may not read it. Undefined until known. */
export function useCallLog(): readonly LoggedCall[] | undefined {
  return useProvided(listCalls, ['content://call_log', 'content://com.android.contacts']);
}

/** The numbers of all contacts, likewise. */
export function usePhones(): readonly PhoneEntry[] | undefined {
  return useProvided(listPhones, ['content://com.android.contacts']);
}

function useProvided<T>(load: (api: AppApi) => Promise<T>, uris: readonly string[]): T | undefined {
  const { packageName } = useApi();
  // Of its own package: a permission was granted.
  const { data, error } = useLive(load, { uris, packages: ['com.android.providers.contacts', packageName] });
  if (error !== undefined) throw error;
  return data;
}
