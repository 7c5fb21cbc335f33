import type { AppApi } from '@androidworld/app-sdk';
import { readExif } from '../../store/read-exif.ts';

/** Where a picture was taken, in an app with maps. */
export async function showOnMap(api: AppApi, path: string): Promise<void> {
  const { place } = readExif(await api.files.read(path));
  if (place === undefined) return await api.toast('Unknown location');
  const at = `${place.latitude},${place.longitude}`;
  return await api
    .startActivity({ action: 'android.intent.action.VIEW', data: `geo:${at}?q=${at}&z=16` })
    .catch(() => api.toast('No app found'));
}
