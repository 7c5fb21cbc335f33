import { useThemeMode } from '@androidworld/app-sdk/ui';
import type { Preferences } from '../store/preferences.ts';

/** Light or dark as the app's theme says. */
export function useAppTheme({ isUsingSystemTheme, isUsingAutoTheme, backgroundColor }: Preferences): void {
  const isDark = (backgroundColor & 0xff) + ((backgroundColor >> 8) & 0xff) + ((backgroundColor >> 16) & 0xff) < 384;
  useThemeMode(isUsingSystemTheme || isUsingAutoTheme ? 'system' : isDark ? 'dark' : 'light');
}
