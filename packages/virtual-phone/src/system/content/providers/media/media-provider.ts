import path from 'node:path/posix';
import type { SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../../disk/database.ts';
import { rootIdentity } from '../../../../disk/identity.ts';
import { illegalArgument } from '../../../java-exception.ts';
import type { SystemServer } from '../../../system-server.ts';
import { parseContentUri } from '../content-uri.ts';
import { change, joinConditions, type Restriction, type Source, select, updateRows } from '../select.ts';
import type { SystemProvider } from '../system-provider.ts';
import { mediaAccess } from './media-access.ts';
import { mediaColumns } from './media-columns.ts';
import { mediaPackage } from './media-package.ts';

interface Collection extends Source {
  /** Top folders a new row's file may lie in; the first is the default. */
  readonly folders: readonly string[];
  readonly type: string;
}

const collection = (
  from: string,
  columns: readonly string[],
  type: string,
  folders: readonly string[] = [],
): Collection => ({ from, columns, strict: true, type, folders });

const artistColumns = ['_id', 'artist', 'artist_key', 'number_of_albums', 'number_of_tracks'];
const albumColumns = ['_id', 'album', 'album_id', 'album_key', 'artist', 'artist_id', 'maxyear', 'minyear', 'numsongs'];

/** Collections by the path below the volume. */
const collections: Readonly<Record<string, Collection>> = {
  'audio/albums': collection('audio_albums', albumColumns, 'album'),
  'audio/artists': collection('audio_artists', artistColumns, 'artist'),
  'audio/media': collection('audio', mediaColumns.audio, 'audio', [
    'Music',
    'Alarms',
    'Audiobooks',
    'Notifications',
    'Podcasts',
    'Recordings',
    'Ringtones',
  ]),
  'audio/playlists': collection('audio_playlists', mediaColumns.file, 'playlist', ['Music']),
  'images/media': collection('images', mediaColumns.images, 'image', ['Pictures', 'DCIM']),
  'video/media': collection('video', mediaColumns.video, 'video', ['Movies', 'DCIM', 'Pictures']),
  downloads: collection('downloads', mediaColumns.downloads, 'download', ['Download']),
  file: collection('files', mediaColumns.file, 'file', ['Documents', 'Download']),
};

/** MediaStore: authority `media` over external.db (`MediaProvider`). Deleting a row deletes its file. */
export function mediaProvider(system: SystemServer): SystemProvider {
  const files = () => system.mediaFiles;
  return {
    packageName: mediaPackage,
    className: 'com.android.providers.media.MediaProvider',
    authorities: ['media'],
    prepare: () => files().prepare(),
    as: (caller) => ({
      async query(uri, query) {
        const { found, restriction } = resolve(uri);
        return select(
          await files().open(),
          found,
          query,
          narrow(restriction, mediaAccess(system, caller, found, 'read')),
        );
      },
      async insert(uri, values) {
        const { found } = resolve(uri);
        const file = placeOf(uri, found, values, system.clock.now());
        const owner = system.packages.nameOf(caller.uid);
        await system.disk.mkdir(path.dirname(file), rootIdentity, { recursive: true });
        if (!(await system.disk.exists(file))) await system.disk.write(file, '', rootIdentity);
        const database = await files().open();
        await files().scan(file, owner);
        const id = rowOf(database, file);
        // The scan may have met the file before, as one that came from nobody.
        const extra = { ...keptColumns(values), owner_package_name: owner };
        updateRows(database, 'files', extra, { where: '_id = ?', args: [id] });
        return `${uri.split('?')[0]?.replace(/\/$/, '')}/${id}`;
      },
      async update(uri, values, where, args = []) {
        const { found, restriction } = resolve(uri);
        const extra = keptColumns(values);
        if (Object.keys(extra).length === 0) return 0;
        const own = narrow(restriction, mediaAccess(system, caller, found, 'write'));
        const ids = await idsOf(await files().open(), found, own, { where, args });
        const database = await files().open();
        for (const id of ids) updateRows(database, 'files', extra, { where: '_id = ?', args: [id] });
        return ids.length;
      },
      async delete(uri, where, args = []) {
        const { found, restriction } = resolve(uri);
        const own = narrow(restriction, mediaAccess(system, caller, found, 'write'));
        const ids = await idsOf(await files().open(), found, own, { where, args });
        for (const id of ids) await deleteFile(system, await files().open(), id);
        return ids.length;
      },
      async call(method, arg) {
        if (method === 'scan_file') {
          const uri = arg === undefined ? null : await files().scan(arg);
          return { 'android.intent.extra.STREAM': uri === null ? null : { uri } };
        }
        if (method === 'scan_volume') {
          await files().scan('/storage/emulated/0');
          return {};
        }
        if (method === 'wait_for_idle') await files().flush();
        if (method === 'get_version') return { version: '1307:virtual' };
        return {};
      },
      type: (uri) =>
        (/\/\d+$/.test(uri) ? 'vnd.android.cursor.item/' : 'vnd.android.cursor.dir/') + resolve(uri).found.type,
    }),
  };
}

function resolve(uri: string): { found: Collection; restriction: Restriction } {
  const { path: parts } = parseContentUri(uri);
  const [volume = '', ...rest] = parts;
  const id = /^\d+$/.test(rest[rest.length - 1] ?? '') ? Number(rest.pop()) : undefined;
  const found = collections[rest.join('/')];
  if (found === undefined || !['external', 'external_primary', 'internal'].includes(volume)) {
    throw illegalArgument(`Unknown URL: ${uri} is hidden API`);
  }
  const visible = found.columns.includes('is_pending') ? 'is_pending = 0 AND is_trashed = 0' : undefined;
  const nothing = volume === 'internal' ? '0' : undefined;
  const where = joinConditions([id === undefined ? visible : '_id = ?', nothing]);
  const restriction = { ...(where === undefined ? {} : { where }), args: id === undefined ? [] : [id] };
  return { found, restriction };
}

/** File of a new row: given whole, or by folder and name. */
function placeOf(uri: string, found: Collection, values: Readonly<Record<string, SqlValue>>, nowMs: number): string {
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : undefined);
  const folder = text('relative_path')?.replace(/\/+$/, '') ?? found.folders[0] ?? 'Download';
  const name = text('_display_name') ?? text('title') ?? String(nowMs);
  const file = text('_data') ?? `/storage/emulated/0/${folder}/${name}`;
  const inside = path.normalize(file).replace(/^\/(?:sdcard|storage\/emulated\/0|storage\/self\/primary)\//, '');
  const top = inside.split('/')[0] ?? '';
  if (inside.startsWith('/') || !found.folders.includes(top)) {
    throw illegalArgument(
      `Primary directory ${top || '(invalid)'} not allowed for ${uri}; allowed directories are [${found.folders.join(', ')}]`,
    );
  }
  return `/storage/emulated/0/${inside}`;
}

/** What may be set by hand; the rest follows from the file. */
function keptColumns(values: Readonly<Record<string, SqlValue>>): Record<string, SqlValue> {
  const free = [
    'title',
    'description',
    'datetaken',
    'is_pending',
    'is_favorite',
    'is_trashed',
    'mime_type',
    'duration',
    'width',
    'height',
    'orientation',
    'artist',
    'album',
    'bookmark',
    'date_expires',
    'download_uri',
    'referer_uri',
  ];
  return Object.fromEntries(Object.entries(values).filter(([name]) => free.includes(name)));
}

/** What two restrictions leave. */
function narrow(own: Restriction, other: Restriction): Restriction {
  const where = joinConditions([own.where, other.where]);
  return { ...own, ...(where === undefined ? {} : { where }), args: [...(own.args ?? []), ...(other.args ?? [])] };
}

async function idsOf(
  database: Database,
  { from, columns }: Collection,
  own: Restriction,
  { where, args }: { where: string | undefined; args: readonly SqlValue[] },
): Promise<number[]> {
  const query = { projection: ['_id'], ...(where === undefined ? {} : { where }), args };
  return (await select(database, { from, columns, strict: true }, query, own)).rows.map((row) => Number(row._id));
}

function rowOf(database: Database, file: string): number {
  return Number(database.prepare('SELECT _id FROM files WHERE _data = ?').pluck().get(file) ?? 0);
}

async function deleteFile(system: SystemServer, database: Database, id: number): Promise<void> {
  const file = database.prepare<[number], string>('SELECT _data FROM files WHERE _id = ?').pluck().get(id);
  change(database, 'DELETE FROM files WHERE _id = ?', [id]);
  if (file !== undefined && (await system.disk.exists(file))) {
    await system.disk.remove(file, rootIdentity, { recursive: true });
  }
}
