import { type AppApi, column, defineDatabase, type RowOf } from '@androidworld/app-sdk';
import type { RecordingSettings } from './recording-settings.ts';

export interface NewRecord {
  readonly name: string;
  readonly path: string;
  readonly createdMs: number;
  readonly settings: RecordingSettings;
}

const columns = {
  id: column.integer('_id'),
  name: column.text(),
  /** The database holds microseconds. */
  durationMs: column.integer('duration').as(
    (micros) => micros / 1000,
    (ms) => ms * 1000,
  ),
  /** Milliseconds since the epoch. */
  created: column.integer(),
  added: column.integer(),
  path: column.text(),
  format: column.text(),
  /** Bytes. */
  size: column.integer(),
  sampleRate: column.integer('sample_rate'),
  channels: column.integer('channel_count'),
  bitrate: column.integer(),
  isBookmarked: column.boolean('bookmark'),
  waveform: column.blob('data'),
  hasWaveform: column.boolean('waveform_processed'),
  dataText: column.text('data_str'),
};

/** As the app's SQLiteOpenHelper makes it. */
export const recordDatabase = defineDatabase({
  name: 'records.db',
  version: 3,
  create: [`CREATE TABLE records (${columnsSql('')})`, `CREATE TABLE trash (${columnsSql('removed LONG NOT NULL, ')})`],
  tables: { records: columns, trash: columns },
});

/** What lists of records are read from. */
export const recordTables = recordDatabase.tables;

/** A recording, or one in the trash. */
export type RecordRow = RowOf<typeof columns>;

/** Orders of the list: by date, name, duration, then the same from the other end. */
const orders = [
  'added DESC',
  'name COLLATE NOCASE ASC',
  'duration DESC',
  'added ASC',
  'name COLLATE NOCASE DESC',
  'duration ASC',
];

export function listRecords(
  api: AppApi,
  { order, bookmarked }: { readonly order: number; readonly bookmarked: boolean },
): Promise<RecordRow[]> {
  return recordDatabase.open(api).records.all({
    ...(bookmarked ? { where: { isBookmarked: true } } : {}),
    orderBy: `${orders[order - 1] ?? orders[0]}, _id DESC`,
  });
}

export function listTrash(api: AppApi): Promise<RecordRow[]> {
  return recordDatabase.open(api).trash.all({ orderBy: 'removed DESC, _id DESC' });
}

export function findRecord(api: AppApi, id: number): Promise<RecordRow | undefined> {
  return recordDatabase.open(api).records.first({ where: { id } });
}

/** A row for a recording that begins: its length is not known yet. @returns its id */
export function insertRecord(api: AppApi, { name, path, createdMs, settings }: NewRecord): Promise<number> {
  const { format, sampleRate, channels, bitrate } = settings;
  return recordDatabase.open(api).records.insert({
    ...{ name, path, format, sampleRate, channels, bitrate },
    ...{ durationMs: 0, created: createdMs, added: createdMs, size: 0, isBookmarked: false },
    ...{ waveform: new Uint8Array(0), hasWaveform: false, dataText: '' },
  });
}

/** The recording is over. */
export async function completeRecord(
  api: AppApi,
  id: number,
  result: { readonly durationMs: number; readonly size: number; readonly waveform: Uint8Array },
): Promise<void> {
  await recordDatabase.open(api).records.update({ ...result, hasWaveform: true }, { where: { id } });
}

export async function bookmarkRecord(api: AppApi, id: number, isBookmarked: boolean): Promise<void> {
  await recordDatabase.open(api).records.update({ isBookmarked }, { where: { id } });
}

/** @throws Error with what the app says when the name is taken or cannot be a file's name */
export async function renameRecord(api: AppApi, record: RecordRow, name: string): Promise<void> {
  if (name === '' || name.includes('/')) throw new Error('Failed to rename the record!');
  const path = `${folderOf(record.path)}/${name}.${record.format}`;
  if ((await api.files.stat(path)) !== null) throw new Error('File with this name is already exists!');
  await api.files.move(record.path, path);
  await recordDatabase.open(api).records.update({ name, path }, { where: { id: record.id } });
}

const trashMark = '.del';

/** The file stays where it is, under another name, until the trash is emptied. */
export async function moveToTrash(api: AppApi, record: RecordRow): Promise<void> {
  const isThere = (await api.files.stat(record.path)) !== null;
  const path = isThere ? record.path + trashMark : record.path;
  if (isThere) await api.files.move(record.path, path);
  const removedMs = await api.clock.now();
  await recordDatabase.open(api).transaction([
    {
      sql: `INSERT INTO trash (removed, path, ${kept}) SELECT ?, ?, ${kept} FROM records WHERE _id = ?`,
      args: [removedMs, path, record.id],
    },
    recordTables.records.delete({ where: { id: record.id } }),
  ]);
}

export async function restoreFromTrash(api: AppApi, record: RecordRow): Promise<void> {
  const path = record.path.endsWith(trashMark) ? record.path.slice(0, -trashMark.length) : record.path;
  if (path !== record.path && (await api.files.stat(record.path)) !== null) await api.files.move(record.path, path);
  await recordDatabase.open(api).transaction([
    {
      sql: `INSERT INTO records (path, ${kept}) SELECT ?, ${kept} FROM trash WHERE _id = ?`,
      args: [path, record.id],
    },
    recordTables.trash.delete({ where: { id: record.id } }),
  ]);
}

/** Of a record in the trash. */
export async function deleteForEver(api: AppApi, record: RecordRow): Promise<void> {
  if ((await api.files.stat(record.path)) !== null) await api.files.remove(record.path);
  await recordDatabase.open(api).trash.delete({ where: { id: record.id } });
}

/** Of a recording nobody wants to keep. */
export async function discardRecord(api: AppApi, record: RecordRow): Promise<void> {
  if ((await api.files.stat(record.path)) !== null) await api.files.remove(record.path);
  await recordDatabase.open(api).records.delete({ where: { id: record.id } });
}

const kept =
  'name, duration, created, added, format, size, sample_rate, channel_count, bitrate, data, bookmark, waveform_processed, data_str';

function columnsSql(removed: string): string {
  return (
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, duration LONG NOT NULL, created LONG NOT NULL, ' +
    `added LONG NOT NULL, ${removed}path TEXT NOT NULL, format TEXT NOT NULL DEFAULT '', size LONG NOT NULL DEFAULT 0, ` +
    'sample_rate INTEGER NOT NULL DEFAULT 0, channel_count INTEGER NOT NULL DEFAULT 0, ' +
    'bitrate INTEGER NOT NULL DEFAULT 0, data BLOB NOT NULL, bookmark INTEGER NOT NULL DEFAULT 0, ' +
    'waveform_processed INTEGER NOT NULL DEFAULT 0, data_str BLOB NOT NULL'
  );
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
