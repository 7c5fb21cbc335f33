import { useThemeMode } from '@androidworld/app-sdk/ui';
import type { ProfileSettings } from '../store/settings.ts';
import { useProfile } from './use-profile.ts';

const modes = ['dark', 'light', 'system'] as const;

/** Light or dark as the profile has it. */
export function appThemeOf({ appTheme }: ProfileSettings): (typeof modes)[number] {
  return modes[appTheme] ?? 'system';
}

/** Of screens without a map. */
export function useAppTheme(): void {
  const [profile] = useProfile();
  useThemeMode(profile === undefined ? 'system' : appThemeOf(profile));
}
