import { illegalArgument } from '../../../java-exception.ts';
import type { SystemServer } from '../../../system-server.ts';
import { parseContentUri } from '../content-uri.ts';
import { plainRestriction } from '../plain-restriction.ts';
import { ProviderDatabase } from '../provider-database.ts';
import { change, insertRow, joinConditions, select, updateRows } from '../select.ts';
import type { SystemProvider } from '../system-provider.ts';

export const downloadsPackage = 'com.android.providers.downloads';

const columns = [
  '_id',
  'uri',
  'method',
  'entity',
  'no_integrity',
  'hint',
  'otaupdate',
  '_data',
  'mimetype',
  'destination',
  'no_system',
  'visibility',
  'control',
  'status',
  'numfailed',
  'lastmod',
  'notificationpackage',
  'total_bytes',
  'current_bytes',
  'title',
  'description',
  'is_visible_in_downloads_ui',
  'mediaprovider_uri',
  'deleted',
  'errorMsg',
];

/** The download manager: authority `downloads` over downloads.db (`DownloadProvider`). */
export function downloadsProvider(system: SystemServer): SystemProvider {
  const database = new ProviderDatabase(system, {
    packageName: downloadsPackage,
    file: 'databases/downloads.db',
    version: 114,
    schema,
  });
  return {
    packageName: downloadsPackage,
    className: 'com.android.providers.downloads.DownloadProvider',
    authorities: ['downloads'],
    async prepare() {
      await database.open();
    },
    as: (caller) => ({
      async query(uri, query) {
        const source = { from: 'downloads', columns, strict: true };
        return select(await database.open(), source, query, restrictionOf(uri));
      },
      async insert(uri, values) {
        restrictionOf(uri);
        const owner = system.packages.nameOf(caller.uid);
        const now = system.clock.now();
        const row = { status: 200, lastmod: now, notificationpackage: owner, visibility: 1, deleted: 0, ...values };
        return `content://downloads/my_downloads/${insertRow(await database.open(), 'downloads', row)}`;
      },
      async update(uri, values, where, args = []) {
        const outside = await plainRestriction(await database.open(), 'downloads', { where, args }, columns);
        const condition = joinConditions([restrictionOf(uri).where, outside.where]);
        const restriction = { ...outside, ...(condition === undefined ? {} : { where: condition }) };
        return updateRows(await database.open(), 'downloads', values, restriction);
      },
      async delete(uri, where, args = []) {
        const outside = await plainRestriction(await database.open(), 'downloads', { where, args }, columns);
        const condition = joinConditions([restrictionOf(uri).where, outside.where]) ?? '1';
        return change(await database.open(), `DELETE FROM downloads WHERE ${condition}`, outside.args ?? []).changes;
      },
      type: () => 'vnd.android.cursor.dir/download',
    }),
  };
}

function restrictionOf(uri: string): { where?: string } {
  const [list, id] = parseContentUri(uri).path;
  if (list !== 'my_downloads' && list !== 'all_downloads') throw illegalArgument(`Unknown URI: ${uri}`);
  if (id === undefined) return {};
  if (!/^\d+$/.test(id)) throw illegalArgument(`Unknown URI: ${uri}`);
  return { where: `_id = ${id}` };
}

const schema = `
CREATE TABLE downloads (_id INTEGER PRIMARY KEY AUTOINCREMENT, uri TEXT, method INTEGER, entity TEXT,
  no_integrity BOOLEAN, hint TEXT, otaupdate BOOLEAN, _data TEXT, mimetype TEXT, destination INTEGER,
  no_system BOOLEAN, visibility INTEGER, control INTEGER, status INTEGER, numfailed INTEGER, lastmod BIGINT,
  notificationpackage TEXT, total_bytes INTEGER DEFAULT -1, current_bytes INTEGER DEFAULT 0, title TEXT NOT NULL
  DEFAULT '', description TEXT NOT NULL DEFAULT '', is_visible_in_downloads_ui INTEGER NOT NULL DEFAULT 1,
  mediaprovider_uri TEXT, deleted BOOLEAN NOT NULL DEFAULT 0, errorMsg TEXT);
CREATE TABLE request_headers (id INTEGER PRIMARY KEY AUTOINCREMENT, download_id INTEGER NOT NULL,
  header TEXT NOT NULL, value TEXT NOT NULL);
`;
