import { usePreferences, useThemeMode } from '@androidworld/app-sdk/ui';
import { preferences } from '../store/preferences.ts';

const modes = { MODE_NIGHT_FOLLOW_SYSTEM: 'system', MODE_NIGHT_NO: 'light', MODE_NIGHT_YES: 'dark' } as const;

/** Light or dark, as the app's setting says. */
export function useAppTheme(): void {
  const [values] = usePreferences(preferences);
  useThemeMode(modes[values?.theme ?? 'MODE_NIGHT_FOLLOW_SYSTEM']);
}
