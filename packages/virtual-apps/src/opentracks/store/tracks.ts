import { type AppApi, column, type SqlValue } from '@androidworld/app-sdk';
import { type Track, trackDatabase, trackTable } from './database.ts';
import { removeTrackPhotos } from './marker-photos.ts';

const newestFirst = 'starttime DESC';

/** A row of the list. */
export type ListedTrack = Track & { readonly markerCount: number };

/** Those whose name, description or category holds the query (`%` and `_` stand for anything); all without one. */
export async function listTracks(api: AppApi, query: string): Promise<readonly ListedTrack[]> {
  const database = trackDatabase.open(api);
  const pattern = `%${query}%`;
  const search: { where?: string; args?: readonly SqlValue[] } =
    query === '' ? {} : { where: 'name LIKE ? OR description LIKE ? OR category LIKE ?', args: Array(3).fill(pattern) };
  const [tracks, counts] = await Promise.all([
    database.tracks.all({ ...search, orderBy: newestFirst }),
    database.query(
      { trackId: column.integer(), count: column.integer() },
      'SELECT trackid AS trackId, COUNT(*) AS count FROM markers GROUP BY trackid',
    ),
  ]);
  const markers = new Map(counts.map(({ trackId, count }) => [trackId, count]));
  return tracks.map((track) => ({ ...track, markerCount: markers.get(track.id) ?? 0 }));
}

export function findTrack(api: AppApi, id: number): Promise<Track | undefined> {
  return trackDatabase.open(api).tracks.first({ where: { id } });
}

/** Newest first; all without `ids`. */
export async function findTracks(api: AppApi, ids?: readonly number[]): Promise<readonly Track[]> {
  const tracks = await trackDatabase.open(api).tracks.all({ orderBy: newestFirst });
  return ids === undefined ? tracks : tracks.filter(({ id }) => ids.includes(id));
}

/** @returns its id */
export function insertTrack(api: AppApi, track: Omit<Track, 'id'>): Promise<number> {
  return trackDatabase.open(api).tracks.insert(track);
}

export async function updateTrack(api: AppApi, id: number, changes: Partial<Omit<Track, 'id'>>): Promise<void> {
  await trackDatabase.open(api).tracks.update(changes, { where: { id } });
}

/** Points, markers and the photos of these go with them. */
export async function deleteTracks(api: AppApi, ids: readonly number[]): Promise<void> {
  await trackDatabase.open(api).transaction(ids.map((id) => trackTable.delete({ where: { id } })));
  for (const id of ids) await removeTrackPhotos(api, id);
}

/** The number the next track gets: what `NUMBER` names it by. */
export async function nextTrackId(api: AppApi): Promise<number> {
  const [row] = await trackDatabase
    .open(api)
    .query({ last: column.integer() }, "SELECT seq AS last FROM sqlite_sequence WHERE name = 'tracks'");
  return (row?.last ?? 0) + 1;
}
