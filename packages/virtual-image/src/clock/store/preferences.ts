import type { AppApi, Extra } from '@androidworld/app-sdk';
import { clockPackage } from '../package-name.ts';

export type Preferences = Readonly<Record<string, Extra>>;

const file = `${clockPackage}_preferences`;

/** All the app remembers except alarms, in one file of device-protected storage. */
export const loadPreferences = (api: AppApi): Promise<Preferences> => api.deviceProtected.preferences.all(file);

/** `undefined` removes a key. */
export const savePreferences = (api: AppApi, values: Readonly<Record<string, Extra | undefined>>): Promise<void> =>
  api.deviceProtected.preferences.put(file, values);

export function numberIn(preferences: Preferences, key: string): number | undefined {
  const value = preferences[key];
  return typeof value === 'number' ? value : undefined;
}

export function textIn(preferences: Preferences, key: string): string | undefined {
  const value = preferences[key];
  return typeof value === 'string' ? value : undefined;
}
