import { useApi } from './use-api.ts';
import { useLive } from './use-live.ts';

/** Whether the app holds some runtime permissions, and how to get them. */
export interface Permissions {
  /** Whether all are granted; undefined until known. */
  readonly granted: boolean | undefined;
  /** Asks for those that are missing. @returns whether all are granted now */
  request(): Promise<boolean>;
  /** The app's page in Settings, where Android sends who was refused twice. */
  openSettings(): Promise<void>;
}

/** Runtime permissions by their full names, live: also when they are granted in Settings. */
export function usePermissions(permissions: readonly string[]): Permissions {
  const api = useApi();
  const check = async () => {
    const granted = await Promise.all(permissions.map((permission) => api.permissions.check(permission)));
    return granted.every(Boolean);
  };
  const { data: granted } = useLive(check, { packages: [api.packageName], onResume: true }, [permissions.join()]);
  return {
    granted,
    request: async () => (await api.permissions.request(permissions)).every(Boolean),
    openSettings: () =>
      api.startActivity({
        action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
        data: `package:${api.packageName}`,
      }),
  };
}
