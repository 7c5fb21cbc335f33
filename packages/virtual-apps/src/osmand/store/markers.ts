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

/** Newest first, or as they were put in order; those of groups that are switched off are left out. */
export async function listMarkers(api: AppApi, active: boolean): Promise<Marker[]> {
  const markers = await markerDatabase.open(api).map_markers.all({
    where: { active: active ? 1 : 0 },
    orderBy: active ? 'marker_added DESC, rowid DESC' : 'marker_visited DESC, rowid DESC',
  });
  return active ? inOrder(markers.filter(({ disabled }) => disabled === 0)) : markers;
}

/** Those of groups, the groups switched off too. */
export async function listGroupMarkers(api: AppApi): Promise<Marker[]> {
  const markers = await markerDatabase.open(api).map_markers.all({ orderBy: 'marker_added DESC, rowid DESC' });
  return markers.filter(({ groupKey }) => groupKey !== null);
}

/** Of the last one in the order. */
const tail = 'tail_next';

/** Follows the keys of the next ones, as `reorderMarkers` wrote them; what came later stands before. */
function inOrder(markers: readonly Marker[]): Marker[] {
  const chained = markers.filter(({ nextKey }) => nextKey !== null);
  const positions = new Map<string, number>();
  const byNext = new Map(chained.map((marker) => [marker.nextKey, marker]));
  // From the end to the front: a link that is missing, of a marker that is gone, ends a run.
  const runs = chained.filter(({ nextKey }) => nextKey === tail || !chained.some(({ id }) => id === nextKey));
  let position = chained.length;
  for (const last of runs.reverse()) {
    for (let at: Marker | undefined = last; at !== undefined && !positions.has(at.id); at = byNext.get(at.id))
      positions.set(at.id, position--);
  }
  return [...markers].sort((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0));
}

/** @param ids of the active ones, from the first to the last */
export async function reorderMarkers(api: AppApi, ids: readonly string[]): Promise<void> {
  const table = markerDatabase.open(api).map_markers;
  for (const [index, id] of ids.entries()) await table.update({ nextKey: ids[index + 1] ?? tail }, { where: { id } });
}

export interface MarkerGroup {
  readonly key: string;
  readonly name: string;
}

export async function addMarker(
  api: AppApi,
  { lat, lon }: LatLon,
  described: PointDescription,
  { mapObject = null, group }: { readonly mapObject?: string | null; readonly group?: MarkerGroup } = {},
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
    groupName: group?.name ?? null,
    groupKey: group?.key ?? null,
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

/** Switches a group on the map on or off. */
export async function setGroupEnabled(api: AppApi, groupKey: string, isEnabled: boolean): Promise<void> {
  await markerDatabase.open(api).map_markers.update({ disabled: isEnabled ? 0 : 1 }, { where: { groupKey } });
}

export async function renameMarker(api: AppApi, id: string, described: PointDescription): Promise<void> {
  await markerDatabase.open(api).map_markers.update({ description: serialize(described) }, { where: { id } });
}
