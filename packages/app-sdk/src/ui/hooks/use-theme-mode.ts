import { useLayoutEffect } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import type { AppTheme } from '../theme/app-theme.ts';

/** Pins this activity's window to light or dark, for apps with a setting of their own, until the component goes. */
export function useThemeMode(mode: NonNullable<AppTheme['mode']>): void {
  const { setThemeMode } = useScope();
  useLayoutEffect(() => {
    setThemeMode(mode);
    return () => setThemeMode(undefined);
  }, [setThemeMode, mode]);
}
