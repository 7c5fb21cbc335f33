import { useThemeMode } from '@androidworld/app-sdk/ui';
import type { Settings } from '../store/preferences.ts';

const modes = ['system', 'light', 'dark'] as const;

/** Light or dark as it was chosen in Chrome's settings. */
export function useChosenTheme(settings: Settings | undefined): void {
  useThemeMode(modes[settings?.theme ?? 0] ?? 'system');
}
