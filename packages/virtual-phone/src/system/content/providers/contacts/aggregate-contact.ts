import type { Database } from '../../../../disk/database.ts';
import { alternativeName, type ContactName, lookupKey, phonebookEntry, splitName } from './contact-names.ts';
import { minMatch, normalizeNumber } from './phone-numbers.ts';

interface DataRow {
  readonly _id: number;
  readonly mimetype: string;
  readonly data1: string | null;
  readonly data2: string | null;
  readonly data3: string | null;
  readonly data4: string | null;
  /** Of a photo: its file (`Photo.PHOTO_FILE_ID`). */
  readonly data14: string | null;
}

const item = 'vnd.android.cursor.item/';
/** Of the row that holds a contact's picture. */
export const photoType = `${item}photo`;

/**
 * Brings a raw contact's names, look-up rows and contact up to date with its data rows. Each raw contact is a contact
 * of its own: the phone has one account, whose contacts Android would not join either.
 */
export function aggregateContact(database: Database, rawContactId: number, nowMs: number): void {
  const raw = database
    .prepare<[number], { contact_id: number | null; deleted: number }>(
      'SELECT contact_id, deleted FROM raw_contacts WHERE _id = ?',
    )
    .get(rawContactId);
  if (raw === undefined) return;
  if (raw.deleted) {
    removeContact(database, raw.contact_id, nowMs);
    return;
  }
  const rows = database
    .prepare<[number], DataRow>(
      `SELECT d._id, m.mimetype, d.data1, d.data2, d.data3, d.data4, d.data14 FROM data AS d
       JOIN mimetypes AS m ON d.mimetype_id = m._id WHERE d.raw_contact_id = ?
       ORDER BY d.is_super_primary DESC, d.is_primary DESC, d._id`,
    )
    .all(rawContactId);
  const name = nameOf(rows);
  writeNames(database, rawContactId, name);
  writePhoneLookup(database, rawContactId, rows);
  writeContact(database, rawContactId, raw.contact_id, { name, rows, nowMs });
}

function nameOf(rows: readonly DataRow[]): ContactName {
  const first = (kind: string) => rows.find((row) => row.mimetype === item + kind && (row.data1 ?? row.data4));
  const structured = first('name');
  if (structured?.data1) {
    const { data2, data3, data1 } = structured;
    const parts = data2 === null && data3 === null ? splitName(data1) : { given: data2, family: data3 };
    return { displayName: data1, alternative: alternativeName(parts) ?? data1, source: 40 };
  }
  const others: readonly (readonly [kind: string, source: number])[] = [
    ['nickname', 35],
    ['organization', 30],
    ['phone_v2', 20],
    ['email_v2', 10],
  ];
  for (const [kind, source] of others) {
    const text = first(kind)?.data1 ?? first(kind)?.data4;
    if (text) return { displayName: text, alternative: text, source };
  }
  return { displayName: null, alternative: null, source: 0 };
}

function writeNames(database: Database, rawContactId: number, { displayName, alternative, source }: ContactName): void {
  const entry = phonebookEntry(displayName);
  const entryAlternative = phonebookEntry(alternative);
  database
    .prepare(
      `UPDATE raw_contacts SET display_name = ?, display_name_alt = ?, display_name_source = ?, sort_key = ?,
       sort_key_alt = ?, phonebook_label = ?, phonebook_bucket = ?, phonebook_label_alt = ?, phonebook_bucket_alt = ?,
       aggregation_needed = 0 WHERE _id = ?`,
    )
    .run(
      displayName,
      alternative,
      source,
      displayName,
      alternative,
      entry.label,
      entry.bucket,
      entryAlternative.label,
      entryAlternative.bucket,
      rawContactId,
    );
}

function writePhoneLookup(database: Database, rawContactId: number, rows: readonly DataRow[]): void {
  database.prepare('DELETE FROM phone_lookup WHERE raw_contact_id = ?').run(rawContactId);
  const insert = database.prepare('INSERT INTO phone_lookup VALUES (?, ?, ?, ?)');
  for (const { _id, mimetype, data1 } of rows) {
    if (mimetype !== `${item}phone_v2` || data1 === null) continue;
    const digits = data1.replace(/[^\d+*#]/g, '');
    const normalized = normalizeNumber(data1);
    insert.run(_id, rawContactId, digits, minMatch(digits));
    if (normalized !== null && normalized !== digits) insert.run(_id, rawContactId, normalized, minMatch(normalized));
  }
}

function writeContact(
  database: Database,
  rawContactId: number,
  contactId: number | null,
  { name, rows, nowMs }: { name: ContactName; rows: readonly DataRow[]; nowMs: number },
): void {
  const hasPhone = rows.some(({ mimetype, data1 }) => mimetype === `${item}phone_v2` && data1) ? 1 : 0;
  const photo = rows.find(({ mimetype }) => mimetype === photoType);
  let id = contactId;
  if (id === null || database.prepare('SELECT 1 FROM contacts WHERE _id = ?').get(id) === undefined) {
    id = Number(
      database.prepare('INSERT INTO contacts (name_raw_contact_id) VALUES (?)').run(rawContactId).lastInsertRowid,
    );
    database.prepare('UPDATE raw_contacts SET contact_id = ? WHERE _id = ?').run(id, rawContactId);
    database.prepare('INSERT OR IGNORE INTO visible_contacts VALUES (?)').run(id);
    database.prepare('INSERT OR IGNORE INTO default_directory VALUES (?)').run(id);
  }
  database
    .prepare(
      `UPDATE contacts SET name_raw_contact_id = ?, has_phone_number = ?, photo_id = ?, photo_file_id = ?, lookup = ?,
       contact_last_updated_timestamp = ?,
       (starred, custom_ringtone, send_to_voicemail, pinned) =
         (SELECT starred, custom_ringtone, send_to_voicemail, pinned FROM raw_contacts WHERE _id = ?) WHERE _id = ?`,
    )
    .run(
      rawContactId,
      hasPhone,
      photo?._id ?? null,
      photo?.data14 == null ? null : Number(photo.data14),
      lookupKey(rawContactId, name.displayName),
      nowMs,
      rawContactId,
      id,
    );
}

/** The contact of a raw contact that is gone or marked as such. */
export function removeContact(database: Database, contactId: number | null, nowMs: number): void {
  if (contactId === null) return;
  database.prepare('DELETE FROM contacts WHERE _id = ?').run(contactId);
  database.prepare('DELETE FROM visible_contacts WHERE _id = ?').run(contactId);
  database.prepare('DELETE FROM default_directory WHERE _id = ?').run(contactId);
  database.prepare('INSERT OR REPLACE INTO deleted_contacts VALUES (?, ?)').run(contactId, nowMs);
}
