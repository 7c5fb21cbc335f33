import { useApi, useLifecycle, usePermissions, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { LatLon } from '../geo/lat-lon.ts';

const permission = 'android.permission.ACCESS_FINE_LOCATION';
const listener = 'map';

/** Where the phone is, while the map is in front and may know it. */
export function usePosition(): { readonly position: LatLon | null; readonly ask: () => Promise<boolean> } {
  const api = useApi();
  const [position, setPosition] = useState<LatLon | null>(null);
  const { request } = usePermissions([permission]);
  const listen = async (): Promise<boolean> => {
    if (!(await api.permissions.check(permission))) return false;
    const last = await api.location.getLastKnownLocation('gps');
    if (last !== null) setPosition({ lat: last.latitude, lon: last.longitude });
    await api.location.requestLocationUpdates('gps', listener);
    return true;
  };
  useLifecycle({
    onResume: () => void listen(),
    onPause: () => void api.location.removeUpdates(listener),
  });
  usePhoneEvent('location', ({ location }) => setPosition({ lat: location.latitude, lon: location.longitude }));
  return { position, ask: async () => (await request()) && listen() };
}
