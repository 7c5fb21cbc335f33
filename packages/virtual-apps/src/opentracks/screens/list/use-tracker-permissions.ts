import { useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';

const permission = (name: string) => `android.permission.${name}`;

const needed = ['ACCESS_FINE_LOCATION', 'ACCESS_COARSE_LOCATION', 'BLUETOOTH_SCAN', 'BLUETOOTH_CONNECT'].map(
  permission,
);

/** Each start of the list asks for what is missing. */
export function useTrackerPermissions(): void {
  const api = useApi();
  useEffect(() => {
    const ask = async () => {
      const granted = await api.permissions.request([...needed, permission('POST_NOTIFICATIONS')]);
      if (granted.slice(0, needed.length).every(Boolean)) return;
      await api.toast('OpenTracks requires permission to access your location as well as nearby devices.');
    };
    void ask();
  }, []);
}
