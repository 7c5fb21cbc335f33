import type { SettingsNamespace } from '../../api.ts';
import { useApi } from './use-api.ts';
import { useAsync } from './use-async.ts';
import { usePhoneEvent } from './use-phone-event.ts';

/**
 * A setting and a function that changes it (allowed for system apps).
 *
 * @returns the value; undefined until it is known, null when it is not set
 */
export function useSetting(
  namespace: SettingsNamespace,
  key: string,
): readonly [value: string | null | undefined, set: (value: string | null) => Promise<void>] {
  const api = useApi();
  const { data, reload } = useAsync(() => api.settings.get(namespace, key), [namespace, key]);
  usePhoneEvent('setting', (changed) => {
    if (changed.namespace === namespace && changed.key === key) reload();
  });
  return [data, (value) => api.settings.put(namespace, key, value)];
}
