import { useThemeMode } from '@androidworld/app-sdk/ui';
import type { TasksPreferences } from '../store/preferences.ts';

/** `ThemeBase`: light, black and dark; others follow the phone. */
const modes: Readonly<Record<number, 'light' | 'dark'>> = { 0: 'light', 1: 'dark', 2: 'dark' };

export function useAppTheme(preferences: TasksPreferences | undefined): void {
  useThemeMode(modes[preferences?.theme ?? -1] ?? 'system');
}
