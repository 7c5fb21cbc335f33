import type { Query, SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../../disk/database.ts';
import { illegalArgument } from '../../../java-exception.ts';
import type { SystemServer } from '../../../system-server.ts';
import { parseContentUri } from '../content-uri.ts';
import { ProviderDatabase } from '../provider-database.ts';
import { change, insertRow, select, updateRows } from '../select.ts';
import type { SystemProvider } from '../system-provider.ts';
import { aggregateContact, photoType, removeContact } from './aggregate-contact.ts';
import { joinName, splitName } from './contact-names.ts';
import { ContactPhotos, type PlacedPhoto } from './contact-photos.ts';
import { contactColumns, dataColumns, rawContactColumns } from './contacts-columns.ts';
import { contactsPackage } from './contacts-package.ts';
import { contactsSchema } from './contacts-schema.ts';
import { findContactSource } from './contacts-sources.ts';
import { normalizeNumber } from './phone-numbers.ts';

type Values = Readonly<Record<string, SqlValue>>;

const allColumns = [...new Set([...contactColumns, ...rawContactColumns, ...dataColumns])];

/** Contacts: the authority `com.android.contacts` and the older `contacts` (`ContactsProvider2`, `LegacyApiSupport`). */
export function contactsProvider(system: SystemServer): SystemProvider {
  const database = new ProviderDatabase(system, {
    packageName: contactsPackage,
    file: 'databases/contacts2.db',
    version: 1604,
    schema: contactsSchema,
  });
  const photos = new ContactPhotos(system);
  const changed = () => system.events.emit('content', { uri: 'content://com.android.contacts' });
  return {
    packageName: contactsPackage,
    className: 'com.android.providers.contacts.ContactsProvider2',
    authorities: ['com.android.contacts', 'contacts'],
    readPermission: 'android.permission.READ_CONTACTS',
    writePermission: 'android.permission.WRITE_CONTACTS',
    async prepare() {
      await database.open();
    },
    as: () => ({
      async query(uri, query) {
        const db = await database.open();
        return (await photos.query(db, uri)) ?? queryContacts(db, uri, query);
      },
      async insert(uri, values) {
        const db = await database.open();
        const inserted = db.transaction(() => insertContact(db, uri, values, system.clock.now()))();
        changed();
        return inserted;
      },
      async update(uri, values, where, args = []) {
        const photo = await photos.place(await database.open(), uri, values);
        if (photo !== undefined) {
          const db = await database.open();
          db.transaction(() => putPhoto(db, photo, system.clock.now()))();
          await photos.dropUnused(db);
          changed();
          return 1;
        }
        const rows = await rowsOf(await database.open(), uri, { where, args });
        const db = await database.open();
        const count = db.transaction(() => updateContacts(db, uri, values, rows, system.clock.now()))();
        if (count > 0) changed();
        return count;
      },
      async delete(uri, where, args = []) {
        const rows = await rowsOf(await database.open(), uri, { where, args });
        const db = await database.open();
        const count = db.transaction(() => deleteContacts(db, uri, rows, system.clock.now()))();
        await photos.dropUnused(db);
        if (count > 0) changed();
        return count;
      },
      type: (uri) => findContactSource(uri)?.type ?? null,
    }),
  };
}

function queryContacts(db: Database, uri: string, query: Query) {
  const found = findContactSource(uri);
  if (found === undefined) throw illegalArgument(`Unknown URI: ${uri}`);
  const limit = parseContentUri(uri).parameters.get('limit');
  return select(db, found.source, query, {
    ...found.restriction,
    ...(limit === null ? {} : { limit: String(Number(limit)) }),
  });
}

function insertContact(db: Database, uri: string, values: Values, nowMs: number): string {
  const { authority, path } = parseContentUri(uri);
  const [table, id, sub] = path;
  if (authority === 'contacts' && table === 'people' && id === undefined) {
    const rawId = insertRawContact(db, {});
    if (typeof values.name === 'string')
      insertData(db, { raw_contact_id: rawId, mimetype: nameType, data1: values.name });
    aggregateContact(db, rawId, nowMs);
    return `content://contacts/people/${rawId}`;
  }
  if (table === 'raw_contacts' && id === undefined) {
    const rawId = insertRawContact(db, values);
    aggregateContact(db, rawId, nowMs);
    return `content://com.android.contacts/raw_contacts/${rawId}`;
  }
  if (table === 'data' || (table === 'raw_contacts' && sub === 'data')) {
    const rawId = Number(table === 'data' ? values.raw_contact_id : id);
    if (!Number.isInteger(rawId)) throw illegalArgument('raw_contact_id is required');
    const dataId = insertData(db, { ...values, raw_contact_id: rawId });
    aggregateContact(db, rawId, nowMs);
    return `content://com.android.contacts/data/${dataId}`;
  }
  if (table === 'groups')
    return `content://com.android.contacts/groups/${insertRow(db, 'groups', withAccount(db, values))}`;
  throw illegalArgument(`Unknown URI: ${uri}`);
}

const nameType = 'vnd.android.cursor.item/name';

function insertRawContact(db: Database, values: Values): number {
  return insertRow(db, 'raw_contacts', withAccount(db, values));
}

/** Account name and type are a row of `accounts`; no account is one, too: the phone's own. */
function withAccount(db: Database, values: Values): Record<string, SqlValue> {
  const { account_name: name = null, account_type: type = null, data_set: dataSet = null, ...rest } = values;
  if ((name === null) !== (type === null)) {
    throw illegalArgument('Must specify both or neither of ACCOUNT_NAME and ACCOUNT_TYPE');
  }
  const found = db
    .prepare<SqlValue[], number>(
      'SELECT _id FROM accounts WHERE account_name IS ? AND account_type IS ? AND data_set IS ?',
    )
    .pluck()
    .get(name, type, dataSet);
  const accountId = found ?? insertRow(db, 'accounts', { account_name: name, account_type: type, data_set: dataSet });
  return { ...rest, account_id: accountId };
}

function insertData(db: Database, values: Values): number {
  const { mimetype, ...rest } = values;
  if (typeof mimetype !== 'string') throw illegalArgument('mimetype is required');
  return insertRow(db, 'data', { ...completeData(mimetype, rest), mimetype_id: mimetypeId(db, mimetype) });
}

/** Fills in what follows from the rest: the parts of a name, the plain form of a number. */
function completeData(mimetype: string, values: Values): Values {
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : null);
  if (mimetype === nameType) {
    const parts = ['data4', 'data2', 'data5', 'data3', 'data6'].map(text);
    const joined = joinName(parts);
    if (joined !== null && text('data1') === null) return { ...values, data1: joined };
    const whole = text('data1');
    if (joined === null && whole !== null) {
      const { given, family } = splitName(whole);
      return { ...values, data2: given, data3: family };
    }
  }
  if (mimetype === 'vnd.android.cursor.item/phone_v2' && values.data1 !== undefined && values.data4 === undefined) {
    return { data2: 2, ...values, data4: normalizeNumber(String(values.data1 ?? '')) };
  }
  return values;
}

function mimetypeId(db: Database, mimetype: string): number {
  const found = db.prepare<[string], number>('SELECT _id FROM mimetypes WHERE mimetype = ?').pluck().get(mimetype);
  return found ?? insertRow(db, 'mimetypes', { mimetype });
}

interface Condition {
  readonly where: string | undefined;
  readonly args: readonly SqlValue[];
}

/** The ids of the rows that a URI and a condition name. */
async function rowsOf(db: Database, uri: string, { where, args }: Condition): Promise<readonly number[]> {
  const { path } = parseContentUri(uri);
  const found = findContactSource(uri);
  if (found === undefined) throw illegalArgument(`Unknown URI: ${uri}`);
  const { rows } = await select(
    db,
    // A group is named by its condition alone.
    path[0] === 'groups' ? { from: 'groups', columns: allColumns, strict: false } : { ...found.source, strict: false },
    { projection: ['_id'], ...(where === undefined ? {} : { where }), args },
    path[0] === 'groups' ? {} : found.restriction,
  );
  return rows.map((row) => Number(row._id));
}

function updateContacts(db: Database, uri: string, values: Values, ids: readonly number[], nowMs: number): number {
  const [table] = parseContentUri(uri).path;
  switch (table) {
    case 'data': {
      for (const id of ids) updateData(db, id, values, nowMs);
      return ids.length;
    }
    case 'raw_contacts': {
      for (const id of ids) {
        updateRows(db, 'raw_contacts', { ...values, dirty: 1 }, { where: '_id = ?', args: [id] });
        aggregateContact(db, id, nowMs);
      }
      return ids.length;
    }
    case 'contacts': {
      const allowed = ['starred', 'pinned', 'custom_ringtone', 'send_to_voicemail'];
      const kept = Object.fromEntries(Object.entries(values).filter(([name]) => allowed.includes(name)));
      if (Object.keys(kept).length === 0) return 0;
      for (const id of ids) {
        updateRows(db, 'contacts', kept, { where: '_id = ?', args: [id] });
        updateRows(db, 'raw_contacts', kept, { where: 'contact_id = ?', args: [id] });
      }
      return ids.length;
    }
    case 'groups': {
      return updateRows(db, 'groups', values, { where: `_id IN (${ids.join(', ')})` });
    }
    default:
      throw illegalArgument(`Unknown URI: ${uri}`);
  }
}

/** Each raw contact has one picture. */
function putPhoto(db: Database, { rawContactId, values }: PlacedPhoto, nowMs: number): void {
  const known = db
    .prepare<[number, string], number>(
      'SELECT d._id FROM data AS d JOIN mimetypes AS m ON d.mimetype_id = m._id WHERE raw_contact_id = ? AND mimetype = ?',
    )
    .pluck()
    .get(rawContactId, photoType);
  if (known !== undefined) {
    updateData(db, known, values, nowMs);
    return;
  }
  insertData(db, { ...values, raw_contact_id: rawContactId, mimetype: photoType, is_super_primary: 1 });
  aggregateContact(db, rawContactId, nowMs);
}

function updateData(db: Database, id: number, values: Values, nowMs: number): void {
  const row = db
    .prepare<[number], { raw_contact_id: number; mimetype: string }>(
      'SELECT d.raw_contact_id, m.mimetype FROM data AS d JOIN mimetypes AS m ON d.mimetype_id = m._id WHERE d._id = ?',
    )
    .get(id);
  if (row === undefined) return;
  const { mimetype: _, ...rest } = values;
  updateRows(db, 'data', completeData(row.mimetype, rest), { where: '_id = ?', args: [id] });
  aggregateContact(db, row.raw_contact_id, nowMs);
}

function deleteContacts(db: Database, uri: string, ids: readonly number[], nowMs: number): number {
  const { authority, path, parameters } = parseContentUri(uri);
  const [table] = path;
  if (authority === 'contacts' && table === 'people') {
    for (const id of ids) deleteRawContact(db, id, { nowMs, forGood: true });
    return ids.length;
  }
  switch (table) {
    case 'contacts': {
      for (const id of ids) {
        const raws = db.prepare<[number], number>('SELECT _id FROM raw_contacts WHERE contact_id = ?').pluck().all(id);
        for (const raw of raws) deleteRawContact(db, raw, { nowMs, forGood: false });
      }
      return ids.length;
    }
    case 'raw_contacts': {
      const forGood = parameters.get('caller_is_syncadapter') === 'true';
      for (const id of ids) deleteRawContact(db, id, { nowMs, forGood });
      return ids.length;
    }
    case 'data': {
      for (const id of ids) {
        const raw = db.prepare<[number], number>('SELECT raw_contact_id FROM data WHERE _id = ?').pluck().get(id);
        change(db, 'DELETE FROM data WHERE _id = ?', [id]);
        if (raw !== undefined) aggregateContact(db, raw, nowMs);
      }
      return ids.length;
    }
    case 'groups':
      return change(db, `DELETE FROM groups WHERE _id IN (${ids.join(', ')})`, []).changes;
    default:
      throw illegalArgument(`Unknown URI: ${uri}`);
  }
}

/** Contacts of the phone itself go at once; those of an account wait, marked, until it has heard of it. */
function deleteRawContact(db: Database, id: number, options: { nowMs: number; forGood: boolean }): void {
  const row = db
    .prepare<[number], { contact_id: number | null; account_type: string | null }>(
      `SELECT r.contact_id, a.account_type FROM raw_contacts AS r LEFT JOIN accounts AS a ON r.account_id = a._id
       WHERE r._id = ?`,
    )
    .get(id);
  if (row === undefined) return;
  if (options.forGood || row.account_type === null) change(db, 'DELETE FROM raw_contacts WHERE _id = ?', [id]);
  else change(db, 'UPDATE raw_contacts SET deleted = 1, dirty = 1, contact_id = NULL WHERE _id = ?', [id]);
  removeContact(db, row.contact_id, options.nowMs);
}
