import type { SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../../disk/database.ts';
import { illegalArgument, javaException } from '../../../java-exception.ts';
import type { SystemServer } from '../../../system-server.ts';
import { contactsPackage } from '../contacts/contacts-package.ts';
import { parseContentUri } from '../content-uri.ts';
import { plainRestriction } from '../plain-restriction.ts';
import { ProviderDatabase } from '../provider-database.ts';
import { change, insertRow, joinConditions, type Restriction, select, updateRows } from '../select.ts';
import type { SystemProvider } from '../system-provider.ts';
import { callColumns } from './call-log-columns.ts';

/** The call log: authority `call_log` over calllog.db (`CallLogProvider`). */
export function callLogProvider(system: SystemServer): SystemProvider {
  const database = new ProviderDatabase(system, {
    packageName: contactsPackage,
    file: 'databases/calllog.db',
    version: 11,
    schema,
  });
  const changed = () => system.events.emit('content', { uri: 'content://call_log/calls' });
  return {
    packageName: contactsPackage,
    className: 'com.android.providers.contacts.CallLogProvider',
    authorities: ['call_log', 'call_log_shadow'],
    readPermission: 'android.permission.READ_CALL_LOG',
    writePermission: 'android.permission.WRITE_CALL_LOG',
    async prepare() {
      await database.open();
    },
    as: () => ({
      async query(uri, query) {
        const { parameters } = parseContentUri(uri);
        const own = restrictionOf(uri);
        const hidden = parameters.get('allow_voicemails') === 'true' ? undefined : 'type <> 4';
        const where = joinConditions([own.where, 'phone_account_hidden = 0', hidden]);
        const limit = parameters.get('limit');
        const offset = parameters.get('offset');
        const page = limit === null ? {} : { limit: `${Number(limit)} OFFSET ${Number(offset ?? 0)}` };
        const source = { from: 'calls', columns: callColumns, strict: true };
        return select(await database.open(), source, query, {
          ...own,
          ...(where === undefined ? {} : { where }),
          ...page,
        });
      },
      async insert(uri, values) {
        restrictionOf(uri);
        requireColumns(values);
        const stamped = { ...values, last_modified: system.clock.now() };
        const id = insertRow(await database.open(), 'calls', stamped);
        changed();
        return `content://call_log/calls/${id}`;
      },
      async update(uri, values, where, args = []) {
        requireColumns(values);
        const stamped = { ...values, last_modified: system.clock.now() };
        const rows = await both(await database.open(), restrictionOf(uri), where, args);
        const count = updateRows(await database.open(), 'calls', stamped, rows);
        if (count > 0) changed();
        return count;
      },
      async delete(uri, where, args = []) {
        const { where: condition, args: all = [] } = await both(await database.open(), restrictionOf(uri), where, args);
        const sql = `DELETE FROM calls${condition === undefined ? '' : ` WHERE ${condition}`}`;
        const { changes } = change(await database.open(), sql, all);
        if (changes > 0) changed();
        return changes;
      },
      type: (uri) => (/\/\d+$/.test(uri) ? 'vnd.android.cursor.item/calls' : 'vnd.android.cursor.dir/calls'),
    }),
  };
}

function requireColumns(values: Readonly<Record<string, SqlValue>>): void {
  for (const name of Object.keys(values)) {
    if (callColumns.includes(name)) continue;
    throw illegalArgument(`Invalid column ${name}`);
  }
}

function restrictionOf(uri: string): Restriction {
  const { path } = parseContentUri(uri);
  const [first, second, third] = path;
  if (first !== 'calls') throw javaException('java.lang.IllegalArgumentException', `Unknown URL ${uri}`);
  if (second === undefined) return {};
  if (second === 'filter' && third !== undefined) return { where: 'number = ?', args: [third] };
  if (/^\d+$/.test(second)) return { where: '_id = ?', args: [Number(second)] };
  throw illegalArgument(`Unknown URL ${uri}`);
}

async function both(
  database: Database,
  own: Restriction,
  where: string | undefined,
  args: readonly SqlValue[],
): Promise<Restriction> {
  const outside = await plainRestriction(database, 'calls', { where, args }, callColumns);
  const joined = joinConditions([own.where, outside.where]);
  return { ...(joined === undefined ? {} : { where: joined }), args: [...(own.args ?? []), ...(outside.args ?? [])] };
}

const schema = `
CREATE TABLE calls (_id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT, presentation INTEGER NOT NULL DEFAULT 1,
  post_dial_digits TEXT NOT NULL DEFAULT '', via_number TEXT NOT NULL DEFAULT '', date INTEGER, duration INTEGER,
  data_usage INTEGER, type INTEGER, features INTEGER NOT NULL DEFAULT 0, subscription_component_name TEXT,
  subscription_id TEXT, phone_account_address TEXT, phone_account_hidden INTEGER NOT NULL DEFAULT 0,
  sub_id INTEGER DEFAULT -1, new INTEGER, name TEXT, numbertype INTEGER, numberlabel TEXT, countryiso TEXT,
  voicemail_uri TEXT, is_read INTEGER, geocoded_location TEXT, lookup_uri TEXT, matched_number TEXT,
  normalized_number TEXT, photo_id INTEGER NOT NULL DEFAULT 0, photo_uri TEXT, formatted_number TEXT,
  add_for_all_users INTEGER NOT NULL DEFAULT 1, last_modified INTEGER DEFAULT 0, call_screening_component_name TEXT,
  call_screening_app_name TEXT, block_reason INTEGER NOT NULL DEFAULT 0, missed_reason INTEGER NOT NULL DEFAULT 0,
  priority INTEGER NOT NULL DEFAULT 0, subject TEXT, location TEXT, composer_photo_uri TEXT,
  is_call_log_phone_account_migration_pending INTEGER NOT NULL DEFAULT 0, _data TEXT, has_content INTEGER,
  mime_type TEXT, source_data TEXT, source_package TEXT, transcription TEXT,
  transcription_state INTEGER NOT NULL DEFAULT 0, state INTEGER, dirty INTEGER NOT NULL DEFAULT 0,
  deleted INTEGER NOT NULL DEFAULT 0, backed_up INTEGER NOT NULL DEFAULT 0, restored INTEGER NOT NULL DEFAULT 0,
  archived INTEGER NOT NULL DEFAULT 0, is_omtp_voicemail INTEGER NOT NULL DEFAULT 0);
CREATE TABLE voicemail_status (_id INTEGER PRIMARY KEY AUTOINCREMENT, source_package TEXT NOT NULL,
  settings_uri TEXT, voicemail_access_uri TEXT, configuration_state INTEGER, data_channel_state INTEGER,
  notification_channel_state INTEGER, phone_account_component_name TEXT, phone_account_id TEXT,
  quota_occupied INTEGER DEFAULT -1, quota_total INTEGER DEFAULT -1, source_type TEXT);
CREATE TABLE properties (property_key TEXT PRIMARY KEY, property_value TEXT);
`;
