import { usePreferences, useThemeMode } from '@androidworld/app-sdk/ui';
import { preferences } from '../store/preferences.ts';

/** "DayNight mode" holds in every screen: each activity has a window of its own. */
export function useChosenTheme(): void {
  const [stored] = usePreferences(preferences);
  useThemeMode(stored?.theme === '1' ? 'light' : stored?.theme === '2' ? 'dark' : 'system');
}
