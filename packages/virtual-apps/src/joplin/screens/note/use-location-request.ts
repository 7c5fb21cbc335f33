import { useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { putSettings, type Settings } from '../../store/settings.ts';

const location = 'android.permission.ACCESS_FINE_LOCATION';

/** Joplin asks for the location when a note is opened, while it is to be saved with notes. Who refuses turns that off. */
export function useLocationRequest({ trackLocation }: Settings): void {
  const api = useApi();
  useEffect(() => {
    if (trackLocation !== '1') return;
    void (async () => {
      if (await api.permissions.check(location)) return;
      const [granted] = await api.permissions.request([location]);
      if (granted !== true) await putSettings(api, { trackLocation: '0' });
    })();
  }, []);
}
