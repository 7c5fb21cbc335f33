import { usePreferences, useThemeMode } from '@androidworld/app-sdk/ui';
import { markorSettings } from '../store/settings.ts';

/** Light or dark as the app's own setting says. */
export function useMarkorTheme(): void {
  const [{ theme } = markorSettings.missing] = usePreferences(markorSettings);
  useThemeMode(theme === 'light' ? 'light' : theme.startsWith('dark') ? 'dark' : 'system');
}
