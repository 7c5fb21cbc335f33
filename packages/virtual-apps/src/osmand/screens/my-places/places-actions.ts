import type { AppApi } from '@androidworld/app-sdk';
import type { LatLon } from '../../geo/lat-lon.ts';
import { activities, packageName, placeName } from '../../package-name.ts';

/** Brings the map to the front, with a place on it. */
export async function showOnMap(api: AppApi, { lat, lon }: LatLon, name: string): Promise<void> {
  await api.startActivity({
    action: 'android.intent.action.VIEW',
    component: { packageName, className: activities.map },
    data: `geo:${lat},${lon}`,
    extras: { [placeName]: name },
  });
}
