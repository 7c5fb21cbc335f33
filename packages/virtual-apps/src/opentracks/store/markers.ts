import type { AppApi } from '@androidworld/app-sdk';
import { type Marker, markerTable, trackDatabase } from './database.ts';
import { removeMarkerPhoto } from './marker-photos.ts';

/** Of one track, or of all, newest first; with a query those whose name, description or kind holds it. */
export async function listMarkers(
  api: AppApi,
  { trackId, query = '' }: { readonly trackId?: number | undefined; readonly query?: string },
): Promise<Marker[]> {
  const pattern = `%${query}%`;
  return trackDatabase.open(api).markers.all({
    where: '(? IS NULL OR trackid = ?) AND (name LIKE ? OR description LIKE ? OR category LIKE ?)',
    args: [trackId ?? null, trackId ?? null, pattern, pattern, pattern],
    orderBy: '_id DESC',
  });
}

export function findMarker(api: AppApi, id: number): Promise<Marker | undefined> {
  return trackDatabase.open(api).markers.first({ where: { id } });
}

export async function insertMarker(api: AppApi, marker: Partial<Omit<Marker, 'id'>>): Promise<void> {
  await trackDatabase.open(api).markers.insert(marker);
}

export async function updateMarker(api: AppApi, id: number, changes: Partial<Omit<Marker, 'id'>>): Promise<void> {
  await trackDatabase.open(api).markers.update(changes, { where: { id } });
}

export async function deleteMarkers(api: AppApi, ids: readonly number[]): Promise<void> {
  const open = trackDatabase.open(api);
  const gone = (await open.markers.all()).filter(({ id }) => ids.includes(id));
  await open.transaction(ids.map((id) => markerTable.delete({ where: { id } })));
  for (const { photoUrl } of gone) await removeMarkerPhoto(api, photoUrl);
}
