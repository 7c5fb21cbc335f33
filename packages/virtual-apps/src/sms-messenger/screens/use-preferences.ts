import { useActivity, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { defaultPreferences, type Preferences, readPreferences, writePreferences } from '../store/preferences.ts';

/** The app's settings and a function that changes them. */
export function usePreferences(): readonly [Preferences, (values: Partial<Preferences>) => Promise<void>] {
  const api = useApi();
  const { visible } = useActivity();
  const { data = defaultPreferences, reload } = useAsync(() => readPreferences(api), [visible]);
  const change = async (values: Partial<Preferences>) => {
    await writePreferences(api, values);
    reload();
  };
  return [data, change];
}

/** Size of ordinary text, in sp of the root. */
export function textSize({ fontSize }: Preferences): string {
  return `${[0.75, 1, 1.125, 1.375][fontSize] ?? 1}rem`;
}
