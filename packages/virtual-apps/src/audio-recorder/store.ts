import type { AppApi, AppDatabase, Row, SqlValue } from '@androidworld/app-sdk';
import type { RecordingSettings } from './recording-settings.ts';

const databaseName = 'records.db';

/** A recording, or one in the trash. */
export interface RecordRow {
  readonly id: number;
  readonly name: string;
  /** Milliseconds; the database holds microseconds. */
  readonly durationMs: number;
  /** Milliseconds since the epoch. */
  readonly created: number;
  readonly added: number;
  readonly path: string;
  readonly format: string;
  /** Bytes. */
  readonly size: number;
  readonly sampleRate: number;
  readonly channels: number;
  readonly bitrate: number;
  readonly isBookmarked: boolean;
}

export interface NewRecord {
  readonly name: string;
  readonly path: string;
  readonly createdMs: number;
  readonly settings: RecordingSettings;
}

/** Makes the tables as the app's SQLiteOpenHelper does, unless they are there. */
export async function createSchema(api: AppApi): Promise<void> {
  const database = api.database(databaseName);
  const known = await database.all("SELECT name FROM sqlite_master WHERE name = 'records'");
  if (known.length > 0) return;
  await database.transaction([
    { sql: 'CREATE TABLE IF NOT EXISTS android_metadata (locale TEXT)' },
    { sql: "INSERT INTO android_metadata VALUES ('en_US')" },
    { sql: `CREATE TABLE records (${columns('')})` },
    { sql: `CREATE TABLE trash (${columns('removed LONG NOT NULL, ')})` },
    { sql: 'PRAGMA user_version = 3' },
  ]);
}

/** Orders of the list: by date, name, duration, then the same from the other end. */
const orders = [
  'added DESC',
  'name COLLATE NOCASE ASC',
  'duration DESC',
  'added ASC',
  'name COLLATE NOCASE DESC',
  'duration ASC',
];

export async function listRecords(
  api: AppApi,
  { order, bookmarked }: { readonly order: number; readonly bookmarked: boolean },
): Promise<RecordRow[]> {
  const where = bookmarked ? 'WHERE bookmark = 1' : '';
  const rows = await open(api).all(
    `SELECT * FROM records ${where} ORDER BY ${orders[order - 1] ?? orders[0]}, _id DESC`,
  );
  return rows.map(readRow);
}

export async function listTrash(api: AppApi): Promise<RecordRow[]> {
  return (await open(api).all('SELECT * FROM trash ORDER BY removed DESC, _id DESC')).map(readRow);
}

export async function findRecord(api: AppApi, id: number): Promise<RecordRow | undefined> {
  return (await open(api).all('SELECT * FROM records WHERE _id = ?', [id])).map(readRow)[0];
}

/** A row for a recording that begins: its length is not known yet. @returns its id */
export async function insertRecord(api: AppApi, { name, path, createdMs, settings }: NewRecord): Promise<number> {
  const { lastId } = await insert(open(api), 'records', {
    name,
    duration: 0,
    created: createdMs,
    added: createdMs,
    path,
    format: settings.format,
    size: 0,
    sample_rate: settings.sampleRate,
    channel_count: settings.channels,
    bitrate: settings.bitrate,
    data: new Uint8Array(0),
    bookmark: 0,
    waveform_processed: 0,
    data_str: '',
  });
  return lastId;
}

/** The recording is over. */
export async function completeRecord(
  api: AppApi,
  id: number,
  { durationMs, size, waveform }: { readonly durationMs: number; readonly size: number; readonly waveform: Uint8Array },
): Promise<void> {
  await open(api).run('UPDATE records SET duration = ?, size = ?, data = ?, waveform_processed = 1 WHERE _id = ?', [
    durationMs * 1000,
    size,
    waveform,
    id,
  ]);
}

export async function bookmarkRecord(api: AppApi, id: number, isBookmarked: boolean): Promise<void> {
  await open(api).run('UPDATE records SET bookmark = ? WHERE _id = ?', [isBookmarked ? 1 : 0, id]);
}

/** @throws Error with what the app says when the name is taken or cannot be a file's name */
export async function renameRecord(api: AppApi, record: RecordRow, name: string): Promise<void> {
  if (name === '' || name.includes('/')) throw new Error('Failed to rename the record!');
  const path = `${folderOf(record.path)}/${name}.${record.format}`;
  if ((await api.files.stat(path)) !== null) throw new Error('File with this name is already exists!');
  await api.files.move(record.path, path);
  await open(api).run('UPDATE records SET name = ?, path = ? WHERE _id = ?', [name, path, record.id]);
}

const trashMark = '.del';

/** The file stays where it is, under another name, until the trash is emptied. */
export async function moveToTrash(api: AppApi, record: RecordRow): Promise<void> {
  const isThere = (await api.files.stat(record.path)) !== null;
  const path = isThere ? record.path + trashMark : record.path;
  if (isThere) await api.files.move(record.path, path);
  const removedMs = await api.clock.now();
  await open(api).transaction([
    {
      sql: `INSERT INTO trash (removed, path, ${kept}) SELECT ?, ?, ${kept} FROM records WHERE _id = ?`,
      args: [removedMs, path, record.id],
    },
    { sql: 'DELETE FROM records WHERE _id = ?', args: [record.id] },
  ]);
}

export async function restoreFromTrash(api: AppApi, record: RecordRow): Promise<void> {
  const path = record.path.endsWith(trashMark) ? record.path.slice(0, -trashMark.length) : record.path;
  if (path !== record.path && (await api.files.stat(record.path)) !== null) await api.files.move(record.path, path);
  await open(api).transaction([
    { sql: `INSERT INTO records (path, ${kept}) SELECT ?, ${kept} FROM trash WHERE _id = ?`, args: [path, record.id] },
    { sql: 'DELETE FROM trash WHERE _id = ?', args: [record.id] },
  ]);
}

/** Of a record in the trash. */
export async function deleteForEver(api: AppApi, record: RecordRow): Promise<void> {
  if ((await api.files.stat(record.path)) !== null) await api.files.remove(record.path);
  await open(api).run('DELETE FROM trash WHERE _id = ?', [record.id]);
}

/** Of a recording nobody wants to keep. */
export async function discardRecord(api: AppApi, record: RecordRow): Promise<void> {
  if ((await api.files.stat(record.path)) !== null) await api.files.remove(record.path);
  await open(api).run('DELETE FROM records WHERE _id = ?', [record.id]);
}

const kept =
  'name, duration, created, added, format, size, sample_rate, channel_count, bitrate, data, bookmark, waveform_processed, data_str';

function columns(removed: string): string {
  return (
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, duration LONG NOT NULL, created LONG NOT NULL, ' +
    `added LONG NOT NULL, ${removed}path TEXT NOT NULL, format TEXT NOT NULL DEFAULT '', size LONG NOT NULL DEFAULT 0, ` +
    'sample_rate INTEGER NOT NULL DEFAULT 0, channel_count INTEGER NOT NULL DEFAULT 0, ' +
    'bitrate INTEGER NOT NULL DEFAULT 0, data BLOB NOT NULL, bookmark INTEGER NOT NULL DEFAULT 0, ' +
    'waveform_processed INTEGER NOT NULL DEFAULT 0, data_str BLOB NOT NULL'
  );
}

function open(api: AppApi): AppDatabase {
  return api.database(databaseName);
}

async function insert(database: AppDatabase, table: string, values: Readonly<Record<string, SqlValue>>) {
  const names = Object.keys(values);
  const marks = names.map(() => '?').join(', ');
  return database.run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, Object.values(values));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function readRow(row: Row): RecordRow {
  return {
    id: Number(row._id),
    name: String(row.name),
    durationMs: Number(row.duration) / 1000,
    created: Number(row.created),
    added: Number(row.added),
    path: String(row.path),
    format: String(row.format),
    size: Number(row.size),
    sampleRate: Number(row.sample_rate),
    channels: Number(row.channel_count),
    bitrate: Number(row.bitrate),
    isBookmarked: row.bookmark === 1,
  };
}
