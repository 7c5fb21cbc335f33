import { usePreferences } from '@androidworld/app-sdk/ui';
import { type ProfileSettings, profileSettings, settings } from '../store/settings.ts';

/** Settings of the chosen profile, and a function that changes them. Undefined until they are read. */
export function useProfile(): readonly [
  values: ProfileSettings | undefined,
  put: (changes: Partial<ProfileSettings>) => Promise<void>,
] {
  const [global] = usePreferences(settings);
  return usePreferences(profileSettings[global?.profile ?? 'default']);
}
