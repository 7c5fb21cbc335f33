import { useThemeMode } from '@androidworld/app-sdk/ui';
import type { StoredTheme } from './theme-choice.ts';

/** Light or dark as the app's theme says. */
export function useStoredTheme(theme: Omit<StoredTheme, 'textColor' | 'primaryColor'>): void {
  const { isUsingSystemTheme, isUsingAutoTheme, backgroundColor } = theme;
  const isDark = (backgroundColor & 0xff) + ((backgroundColor >> 8) & 0xff) + ((backgroundColor >> 16) & 0xff) < 384;
  useThemeMode(isUsingSystemTheme || isUsingAutoTheme ? 'system' : isDark ? 'dark' : 'light');
}
