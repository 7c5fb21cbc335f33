import { type AppApi, column, defineDatabase, type RowOf } from '@androidworld/app-sdk';
import type { LatLon } from '../geo/lat-lon.ts';
import { type PointDescription, serialize } from './point-description.ts';

const history_recents = {
  /** A serialised point description. */
  name: column.text(),
  timeMs: column.integer('time'),
  intervals: column.text('freq_intervals').nullable(),
  values: column.text('freq_values').nullable(),
  lat: column.real('latitude'),
  lon: column.real('longitude'),
};

export type HistoryEntry = RowOf<typeof history_recents>;

/** `databases/search_history` */
export const historyDatabase = defineDatabase({
  name: 'search_history',
  version: 2,
  create: [
    'CREATE TABLE history_recents (name TEXT, time long, freq_intervals TEXT, freq_values TEXT, latitude double, longitude double)',
  ],
  tables: { history_recents },
});

export const { history_recents: historyTable } = historyDatabase.tables;

export function listHistory(api: AppApi): Promise<HistoryEntry[]> {
  return historyDatabase.open(api).history_recents.all({ orderBy: 'time DESC, rowid DESC' });
}

/** The newest; what is there already moves up. */
export async function addToHistory(api: AppApi, { lat, lon }: LatLon, described: PointDescription): Promise<void> {
  const name = serialize(described);
  const table = historyDatabase.open(api).history_recents;
  await table.delete({ where: { name, lat, lon } });
  await table.insert({ name, timeMs: await api.clock.now(), intervals: '', values: '', lat, lon });
}

export async function removeFromHistory(api: AppApi, { name, lat, lon }: HistoryEntry): Promise<void> {
  await historyDatabase.open(api).history_recents.delete({ where: { name, lat, lon } });
}
