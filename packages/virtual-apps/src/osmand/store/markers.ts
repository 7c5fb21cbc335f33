import { type AppApi, column, defineDatabase, type RowOf } from '@androidworld/app-sdk';
import type { LatLon } from '../geo/lat-lon.ts';
import { addToHistory } from './history.ts';
import { type PointDescription, serialize } from './point-description.ts';

const map_markers = {
  id: column.text('marker_id'),
  lat: column.real('marker_lat'),
  lon: column.real('marker_lon'),
  /** A serialised point description. */
  description: column.text('marker_description'),
  /** 1, or 0 in the history. */
  active: column.integer('marker_active'),
  /** Milliseconds since the epoch. */
  addedMs: column.integer('marker_added'),
  visitedMs: column.integer('marker_visited'),
  groupName: column.text('group_name').nullable(),
  groupKey: column.text('group_key').nullable(),
  /** Place in `markerColors`. */
  color: column.integer('marker_color'),
  nextKey: column.text('marker_next_key').nullable(),
  disabled: column.integer('marker_disabled'),
  selected: column.integer('marker_selected'),
  /** `<name>_<type>` for a point of interest. */
  mapObject: column.text('marker_map_object_name').nullable(),
};

export type Marker = RowOf<typeof map_markers>;

/** Each new marker has the next of these. */
export const markerColors = ['#2196f3', '#73b825', '#ff9800', '#e53935', '#fdd835', '#26a69a', '#ab47bc'] as const;

/** `databases/map_markers_db` */
export const markerDatabase = defineDatabase({
  name: 'map_markers_db',
  version: 13,
  create: [
    'CREATE TABLE map_markers (marker_id TEXT PRIMARY KEY, marker_lat double, marker_lon double, marker_description TEXT, marker_active int, marker_added long, marker_visited long, group_name TEXT, group_key TEXT, marker_color int, marker_next_key TEXT, marker_disabled int, marker_selected int, marker_map_object_name TEXT)',
  ],
  tables: { map_markers },
});

export const { map_markers: markerTable } = markerDatabase.tables;

/** Newest first, as the lists have them. */
export function listMarkers(api: AppApi, active: boolean): Promise<Marker[]> {
  return markerDatabase.open(api).map_markers.all({
    where: { active: active ? 1 : 0 },
    orderBy: active ? 'marker_added DESC' : 'marker_visited DESC',
  });
}

export async function addMarker(
  api: AppApi,
  { lat, lon }: LatLon,
  described: PointDescription,
  mapObject: string | null = null,
): Promise<void> {
  const table = markerDatabase.open(api).map_markers;
  const nowMs = await api.clock.now();
  const newest = await table.first({ orderBy: 'marker_added DESC, rowid DESC' });
  await table.insert({
    id: await api.random.uuid(),
    lat,
    lon,
    description: serialize(described),
    active: 1,
    addedMs: nowMs,
    visitedMs: 0,
    groupName: null,
    groupKey: null,
    color: newest === undefined ? 0 : (newest.color + 1) % markerColors.length,
    nextKey: null,
    disabled: 0,
    selected: 0,
    mapObject,
  });
  await addToHistory(api, { lat, lon }, described);
}

/** Into the history, or back. */
export async function setActive(api: AppApi, ids: readonly string[], active: boolean): Promise<void> {
  const table = markerDatabase.open(api).map_markers;
  const visitedMs = active ? 0 : await api.clock.now();
  for (const id of ids) await table.update({ active: active ? 1 : 0, visitedMs }, { where: { id } });
}

export async function deleteMarkers(api: AppApi, ids: readonly string[]): Promise<void> {
  for (const id of ids) await markerDatabase.open(api).map_markers.delete({ where: { id } });
}

export async function renameMarker(api: AppApi, id: string, described: PointDescription): Promise<void> {
  await markerDatabase.open(api).map_markers.update({ description: serialize(described) }, { where: { id } });
}
