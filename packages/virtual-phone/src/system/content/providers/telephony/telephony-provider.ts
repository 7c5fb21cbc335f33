import type { AppProvider, Query, SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../../disk/database.ts';
import type { Identity } from '../../../../disk/disk.ts';
import { firstAppUid } from '../../../../disk/identity.ts';
import { illegalArgument } from '../../../java-exception.ts';
import type { SystemServer } from '../../../system-server.ts';
import { areSameNumbers } from '../contacts/phone-numbers.ts';
import { parseContentUri } from '../content-uri.ts';
import { plainRestriction } from '../plain-restriction.ts';
import { ProviderDatabase } from '../provider-database.ts';
import { change, insertRow, joinConditions, type Restriction, type Source, select, updateRows } from '../select.ts';
import type { SystemProvider } from '../system-provider.ts';
import { telephonySchema } from './telephony-schema.ts';

export const telephonyPackage = 'com.android.providers.telephony';

/** `Telephony.TextBasedSmsColumns.MESSAGE_TYPE_*` by path. */
const boxes: Readonly<Record<string, number>> = { inbox: 1, sent: 2, draft: 3, outbox: 4, failed: 5, queued: 6 };

const smsColumns = [
  '_id',
  'thread_id',
  'address',
  'person',
  'date',
  'date_sent',
  'protocol',
  'read',
  'status',
  'type',
  'reply_path_present',
  'subject',
  'body',
  'service_center',
  'locked',
  'sub_id',
  'error_code',
  'creator',
  'seen',
];

const threadColumns = [
  '_id',
  'date',
  'message_count',
  'recipient_ids',
  'snippet',
  'snippet_cs',
  'read',
  'error',
  'has_attachment',
];

/** Messages: the authorities `sms`, `mms`, `mms-sms` over mmssms.db (`SmsProvider`, `MmsSmsProvider`). */
export function telephonyProvider(system: SystemServer): SystemProvider {
  const database = new ProviderDatabase(system, {
    packageName: telephonyPackage,
    file: 'databases/mmssms.db',
    version: 67,
    schema: telephonySchema,
  });
  return {
    packageName: telephonyPackage,
    className: 'com.android.providers.telephony.SmsProvider',
    authorities: ['sms', 'mms', 'mms-sms'],
    readPermission: 'android.permission.READ_SMS',
    // Whoever may send may write, as far as permissions go; the role decides.
    writePermission: 'android.permission.READ_SMS',
    async prepare() {
      await database.open();
    },
    as: (caller) => ({
      query: async (uri, query) => queryMessages(system, await database.open(), uri, query, caller),
      async insert(uri, values) {
        // As an app op that is ignored (`ContentProvider.rejectInsert`): the caller is not told.
        if (!mayWrite(system, caller)) return `${uri}/0`;
        return insertMessage(system, await database.open(), uri, values, caller);
      },
      async update(uri, values, where, args = []) {
        if (!mayWrite(system, caller)) return 0;
        const rows = await plainRestriction(await database.open(), 'sms', { where, args }, smsColumns);
        return updateMessages(await database.open(), uri, values, rows);
      },
      async delete(uri, where, args = []) {
        if (!mayWrite(system, caller)) return 0;
        const rows = await plainRestriction(await database.open(), 'sms', { where, args }, smsColumns);
        return deleteMessages(await database.open(), uri, rows);
      },
      type: (uri) => (/\/\d+$/.test(uri) ? 'vnd.android.cursor.item/sms' : 'vnd.android.cursor.dir/sms'),
    }),
  } satisfies SystemProvider & { as(caller: Identity): AppProvider };
}

async function queryMessages(system: SystemServer, db: Database, uri: string, query: Query, caller: Identity) {
  const { authority, path, parameters } = parseContentUri(uri);
  if (authority === 'mms-sms') return queryThreads(db, uri, path, parameters, query);
  if (authority === 'mms') return select(db, { from: 'pdu', columns: columnsOfTable(db, 'pdu'), strict: false }, query);
  const table = mayReadAll(system, caller) ? 'sms' : 'sms_restricted';
  const source: Source = { from: table, columns: smsColumns, strict: false };
  if (path[0] === 'conversations' && path[1] === undefined) {
    return select(db, conversations(table), query, { sort: 'date DESC' });
  }
  return select(db, source, query, { ...restrictionOf(uri, path), sort: 'date DESC' });
}

function conversations(table: string): Source {
  const from = `(SELECT s.body AS snippet, s.thread_id AS thread_id, g.msg_count AS msg_count, s.date AS date
    FROM ${table} AS s, (SELECT thread_id, max(date) AS date, count(*) AS msg_count FROM ${table} GROUP BY thread_id) AS g
    WHERE s.thread_id = g.thread_id AND s.date = g.date)`;
  return { from, columns: ['snippet', 'thread_id', 'msg_count'], strict: false };
}

async function queryThreads(
  db: Database,
  uri: string,
  path: readonly string[],
  parameters: URLSearchParams,
  query: Query,
) {
  const all: Source = { from: 'sms', columns: smsColumns, strict: false };
  switch (path[0]) {
    case 'threadID': {
      const id = threadFor(db, parameters.getAll('recipient'));
      return { columns: ['_id'], rows: [{ _id: id }] };
    }
    case 'canonical-addresses':
      return select(db, { from: 'canonical_addresses', columns: ['_id', 'address'], strict: false }, query);
    case 'canonical-address': {
      const restriction = { where: '_id = ?', args: [idOf(path[1], uri)] };
      return select(db, { from: 'canonical_addresses', columns: ['address'], strict: false }, query, restriction);
    }
    case 'conversations':
    case 'complete-conversations': {
      if (path[1] !== undefined) {
        return select(db, all, query, { where: 'thread_id = ?', args: [idOf(path[1], uri)], sort: 'date ASC' });
      }
      const from = parameters.get('simple') === 'true' ? 'threads' : conversations('sms').from;
      if (from !== 'threads') return select(db, all, query, { sort: 'date DESC' });
      return select(db, { from, columns: threadColumns, strict: false }, query, { sort: 'date DESC' });
    }
    case 'undelivered':
      return select(db, all, query, { where: 'type IN (4, 5, 6)' });
    case 'draft':
      return select(db, all, query, { where: 'type = 3' });
    case 'locked':
      return select(db, all, query, { where: 'locked = 1' });
    case 'search': {
      const pattern = `%${parameters.get('pattern') ?? ''}%`;
      return select(db, all, query, { where: 'body LIKE ?', args: [pattern], sort: 'thread_id ASC, date DESC' });
    }
    case 'pending':
      return select(db, { from: 'pending_msgs', columns: columnsOfTable(db, 'pending_msgs'), strict: false }, query);
    default:
      throw illegalArgument(`Unrecognized URI:${uri}`);
  }
}

function insertMessage(
  system: SystemServer,
  db: Database,
  uri: string,
  given: Readonly<Record<string, SqlValue>>,
  caller: Identity,
): string {
  const { authority, path } = parseContentUri(uri);
  if (authority !== 'sms') throw illegalArgument(`Unknown URL ${uri}`);
  const [box] = path;
  if (box !== undefined && boxes[box] === undefined) throw illegalArgument(`Invalid request: ${uri}`);
  const type = (box === undefined ? undefined : boxes[box]) ?? given.type ?? 1;
  const address = typeof given.address === 'number' ? String(given.address) : given.address;
  const threadId = given.thread_id ?? (typeof address === 'string' ? threadFor(db, [address]) : 0);
  const isSystem = caller.uid < 2000;
  const values: Record<string, SqlValue> = {
    ...given,
    ...(address === undefined ? {} : { address }),
    date: given.date ?? system.clock.now(),
    type,
    thread_id: threadId,
    creator: isSystem && typeof given.creator === 'string' ? given.creator : system.packages.nameOf(caller.uid),
    ...(type === 1 ? {} : { read: 1 }),
  };
  return db.transaction(() => {
    // A thread has one draft.
    if (type === 3) change(db, 'DELETE FROM sms WHERE thread_id = ? AND type = 3', [threadId]);
    const id = insertRow(db, 'sms', values);
    change(db, 'INSERT INTO words (_id, index_text, source_id, table_to_use) VALUES (?, ?, ?, 1)', [
      id,
      values.body ?? null,
      id,
    ]);
    return `content://sms/${id}`;
  })();
}

function updateMessages(
  db: Database,
  uri: string,
  values: Readonly<Record<string, SqlValue>>,
  given: Restriction,
): number {
  const { authority, path } = parseContentUri(uri);
  const own = authority === 'mms-sms' ? threadRestriction(uri, path) : targetOf(uri, path);
  return updateRows(db, 'sms', values, both(own, given));
}

function deleteMessages(db: Database, uri: string, given: Restriction): number {
  const { authority, path } = parseContentUri(uri);
  if (authority === 'mms') return 0;
  const own = authority === 'mms-sms' ? threadRestriction(uri, path) : targetOf(uri, path);
  if (path[0] !== undefined && boxes[path[0]] !== undefined) throw illegalArgument('Unknown URL');
  const { where, args = [] } = both(own, given);
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  return db.transaction(() => {
    const { changes } = change(db, `DELETE FROM sms${condition}`, args);
    change(db, 'DELETE FROM threads WHERE _id NOT IN (SELECT thread_id FROM sms WHERE thread_id IS NOT NULL)', []);
    return changes;
  })();
}

/** Rows an update or delete goes to; boxes name no rows there. */
function targetOf(uri: string, path: readonly string[]): Restriction {
  const [first, second] = path;
  if (first === undefined || (boxes[first] !== undefined && second === undefined)) return {};
  return restrictionOf(uri, path);
}

function restrictionOf(uri: string, path: readonly string[]): Restriction {
  const [first, second] = path;
  if (first === undefined) return {};
  if (/^\d+$/.test(first)) return { where: '_id = ?', args: [Number(first)] };
  if (first === 'conversations') return { where: 'thread_id = ?', args: [idOf(second, uri)] };
  if (first === 'undelivered') return { where: 'type IN (4, 5, 6)' };
  const box = boxes[first];
  if (box === undefined) throw illegalArgument(`Unknown URL ${uri}`);
  return second === undefined ? { where: 'type = ?', args: [box] } : { where: '_id = ?', args: [idOf(second, uri)] };
}

function threadRestriction(uri: string, path: readonly string[]): Restriction {
  if (path[0] !== 'conversations') throw illegalArgument(`Unrecognized URI:${uri}`);
  return path[1] === undefined ? {} : { where: 'thread_id = ?', args: [idOf(path[1], uri)] };
}

function both(own: Restriction, given: Restriction): Restriction {
  const where = joinConditions([own.where, given.where]);
  return { ...(where === undefined ? {} : { where }), args: [...(own.args ?? []), ...(given.args ?? [])] };
}

function idOf(part: string | undefined, uri: string): number {
  if (part === undefined || !/^\d+$/.test(part)) throw illegalArgument(`Unknown URL ${uri}`);
  return Number(part);
}

/** Thread with exactly these recipients; made when there is none. */
function threadFor(db: Database, recipients: readonly string[]): number {
  const ids = recipients.map((recipient) => addressId(db, recipient)).sort((a, b) => a - b);
  const key = [...new Set(ids)].join(' ');
  const found = db.prepare<[string], number>('SELECT _id FROM threads WHERE recipient_ids = ?').pluck().get(key);
  return found ?? insertRow(db, 'threads', { recipient_ids: key, type: ids.length > 1 ? 1 : 0 });
}

function addressId(db: Database, address: string): number {
  const known = db.prepare<[], { _id: number; address: string }>('SELECT _id, address FROM canonical_addresses').all();
  const found = known.find((row) => areSameNumbers(row.address, address));
  return found?._id ?? insertRow(db, 'canonical_addresses', { address });
}

/** Everybody but the system and the default SMS app sees only what was received and sent. */
function mayReadAll(system: SystemServer, caller: Identity): boolean {
  return caller.uid < 2000 || isSmsApp(system, caller);
}

/** Apps have the app op WRITE_SMS while they are the default SMS app; the shell has it always. */
function mayWrite(system: SystemServer, caller: Identity): boolean {
  return caller.uid < firstAppUid || isSmsApp(system, caller);
}

function isSmsApp({ packages }: SystemServer, caller: Identity): boolean {
  return packages.nameOf(caller.uid) === packages.roleHolder('android.app.role.SMS');
}

function columnsOfTable(db: Database, table: string): string[] {
  return db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
}
