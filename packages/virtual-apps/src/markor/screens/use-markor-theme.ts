import { useActivity, useApi, useAsync, useThemeMode } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { readSettings } from '../store/settings.ts';

/** Light or dark as the app's own setting says; read again whenever the activity comes to the front. */
export function useMarkorTheme(): void {
  const api = useApi();
  const { visible } = useActivity();
  const settings = useAsync(() => readSettings(api), []);
  useEffect(() => {
    if (visible) settings.reload();
  }, [visible]);
  const theme = settings.data?.theme ?? 'system';
  useThemeMode(theme === 'light' ? 'light' : theme.startsWith('dark') ? 'dark' : 'system');
}
