import type { Preferences } from '../../data/define-preferences.ts';
import { useApi } from './use-api.ts';
import { useLive } from './use-live.ts';

/**
 * A shared preferences file, live, and a function that changes it.
 *
 * @returns undefined until the file is read
 * @throws what reading it throws
 */
export function usePreferences<T>(
  preferences: Preferences<T>,
): readonly [values: T | undefined, put: (changes: Partial<T>) => Promise<void>] {
  const api = useApi();
  const { data, error } = useLive((own) => preferences.get(own), { preferences: [preferences] }, [
    preferences.file,
    preferences.keys.join('\n'),
  ]);
  if (error !== undefined) throw error;
  return [data, (changes) => preferences.put(api, changes)];
}
