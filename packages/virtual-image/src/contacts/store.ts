import type { AppApi, Row, SqlValue } from '@androidworld/app-sdk';
import { customType } from '@androidworld/app-sdk';
import type { ContactDraft, DraftValue } from './contact-draft.ts';
import { type ListKind, listKinds, singleMimetypes, textFields } from './contact-fields.ts';
import { savePhoto } from './contact-photo.ts';
import { contactsSettings } from './settings.ts';

const authority = 'content://com.android.contacts';

/** A contact as lists show it. */
export interface ContactEntry {
  readonly id: number;
  readonly lookup: string;
  readonly name: string;
  readonly starred: boolean;
  /** Heading it stands under: `A`, or `#`. */
  readonly letter: string;
  /** Address of the small picture; null when it has none. */
  readonly thumbnail: string | null;
}

/** A contact with all its data. */
export interface Contact extends ContactEntry {
  readonly rawContactId: number;
  readonly sendToVoicemail: boolean;
  /** URI of the sound that says who calls; empty: none. Null: the phone's own. */
  readonly ringtone: string | null;
  /** Address of the picture in full size; null when it has none. */
  readonly photo: string | null;
  /** When this app has added it; null for those of others. */
  readonly addedMs: number | null;
  /** Rows of the data table. */
  readonly rows: readonly Row[];
}

/** All contacts, in the order of the alphabet. */
export async function listContacts(api: AppApi): Promise<ContactEntry[]> {
  const { sortBy, showFirst } = await contactsSettings.get(api);
  // The provider keeps both forms of a name, and what each is sorted by.
  const sorted = sortBy === 'family' ? '_alt' : '';
  const shown = showFirst === 'family' ? '_alt' : '';
  const rows = await api.content.query(`${authority}/contacts`, {
    projection: ['_id', 'lookup', `display_name${shown}`, 'starred', 'photo_thumb_uri', `phonebook_label${sorted}`],
    sort: `phonebook_bucket${sorted}, sort_key${sorted} COLLATE LOCALIZED`,
  });
  return rows.map((row) =>
    toEntry({
      ...row,
      display_name: row[`display_name${shown}`] ?? null,
      phonebook_label: row[`phonebook_label${sorted}`] ?? null,
    }),
  );
}

/** Ids of the contacts that have data of a kind. */
export async function contactsWith(api: AppApi, mimetype: string): Promise<ReadonlySet<number>> {
  const rows = await api.content.query(`${authority}/data`, {
    projection: ['contact_id'],
    where: "mimetype = ? AND data1 IS NOT NULL AND data1 != ''",
    args: [mimetype],
  });
  return new Set(rows.map((row) => Number(row.contact_id)));
}

/** Contacts with a word of their names, a number or an address that begins with the text (numbers: that holds it). */
export async function searchContacts(api: AppApi, text: string): Promise<ContactEntry[]> {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const digits = /^[\d\s()+*#./-]+$/.test(wanted) ? wanted.replace(/[^\d+*#]/g, '') : '';
  const details = await api.content.query(`${authority}/data/contactables`, { projection: ['contact_id', 'data1'] });
  const byDetail = new Set(
    details
      .filter(({ data1 }) => {
        const value = String(data1 ?? '').toLowerCase();
        return value.startsWith(wanted) || (digits !== '' && value.replace(/[^\d+*#]/g, '').includes(digits));
      })
      .map((row) => Number(row.contact_id)),
  );
  const matches = ({ id, name }: ContactEntry) =>
    byDetail.has(id) ||
    name.toLowerCase().startsWith(wanted) ||
    wanted.split(/\s+/).every((word) => nameWords(name).some((part) => part.startsWith(word)));
  return (await listContacts(api)).filter(matches);
}

function nameWords(name: string): string[] {
  return name.toLowerCase().split(/[\s,.-]+/);
}

/** The id of the contact a URI stands for: of a contact, a raw contact, a lookup key or the old `people`. */
export async function findContactId(api: AppApi, uri: string): Promise<number | null> {
  const [whole = ''] = uri.split('?');
  const [, host, path = ''] = /^content:\/\/([^/]+)\/(.*?)\/*$/.exec(whole) ?? [];
  const [table, second] = path.split('/');
  const isOld = host === 'contacts' && table === 'people';
  if (isOld || table === 'raw_contacts') {
    const raw = `${authority}/raw_contacts/${Number(second)}`;
    const [row] = Number.isInteger(Number(second)) ? await api.content.query(raw, { projection: ['contact_id'] }) : [];
    return row?.contact_id == null ? null : Number(row.contact_id);
  }
  if (table !== 'contacts' || second === undefined) return null;
  const [row] = await api.content.query(whole, { projection: ['_id'] });
  return row === undefined ? null : Number(row._id);
}

export function contactUri({ id, lookup }: Pick<ContactEntry, 'id' | 'lookup'>): string {
  return `${authority}/contacts/lookup/${encodeURIComponent(lookup)}/${id}`;
}

export async function readContact(api: AppApi, id: number): Promise<Contact | null> {
  const [contact] = await api.content.query(`${authority}/contacts/${id}`);
  if (contact === undefined) return null;
  const rows = await api.content.query(`${authority}/contacts/${id}/data`, { sort: '_id' });
  const rawContactId = Number(contact.name_raw_contact_id);
  const [raw] = await api.content.query(`${authority}/raw_contacts/${rawContactId}`, { projection: ['sync1'] });
  return {
    ...toEntry(contact),
    rawContactId,
    addedMs: raw?.sync1 == null ? null : Number(raw.sync1),
    sendToVoicemail: contact.send_to_voicemail === 1,
    ringtone: typeof contact.custom_ringtone === 'string' ? contact.custom_ringtone : null,
    photo: typeof contact.photo_uri === 'string' ? contact.photo_uri : null,
    rows,
  };
}

function toEntry(row: Row): ContactEntry {
  return {
    id: Number(row._id),
    lookup: String(row.lookup ?? ''),
    name: typeof row.display_name === 'string' && row.display_name !== '' ? row.display_name : '(No name)',
    starred: row.starred === 1,
    letter: String(row.phonebook_label || '#'),
    thumbnail: typeof row.photo_thumb_uri === 'string' ? row.photo_thumb_uri : null,
  };
}

/** Stores a draft as a new contact, or over one that is there. @returns the id of the contact */
export async function saveContact(api: AppApi, draft: ContactDraft, existing: Contact | null): Promise<number> {
  const rawContactId = existing?.rawContactId ?? (await insertRawContact(api));
  const rows = existing?.rows ?? [];
  for (const row of Object.keys(singleMimetypes) as (keyof typeof singleMimetypes)[]) {
    const columns = textFields.filter((field) => field.row === row);
    const values = Object.fromEntries(columns.map(({ key, column }) => [column, draft.texts[key].trim() || null]));
    const stored = rows.find(({ mimetype }) => mimetype === singleMimetypes[row]);
    const isBlank = Object.values(values).every((value) => value === null);
    await writeRow(api, {
      rawContactId,
      mimetype: singleMimetypes[row],
      dataId: stored === undefined ? null : Number(stored._id),
      values: isBlank ? null : values,
    });
  }
  for (const kind of listKinds) {
    const kept = draft.lists[kind.key].filter(({ value }) => value.trim() !== '');
    const removed = rows.filter(
      (row) => row.mimetype === kind.mimetype && kept.every(({ dataId }) => dataId !== Number(row._id)),
    );
    const write = { rawContactId, mimetype: kind.mimetype };
    for (const row of removed) await writeRow(api, { ...write, dataId: Number(row._id), values: null });
    for (const value of kept) await writeRow(api, { ...write, dataId: value.dataId, values: listValues(kind, value) });
  }
  await savePhoto(api, rawContactId, draft.photo, rows);
  const [raw] = await api.content.query(`${authority}/raw_contacts/${rawContactId}`, { projection: ['contact_id'] });
  return Number(raw?.contact_id);
}

/** A contact of the phone itself, of no account. */
async function insertRawContact(api: AppApi): Promise<number> {
  // A column for whoever syncs the account: of the phone's own that is this app, which keeps there when it was added.
  const uri = await api.content.insert(`${authority}/raw_contacts`, {
    account_name: null,
    account_type: null,
    sync1: String(await api.clock.now()),
  });
  const id = Number(uri?.split('/').at(-1));
  if (!Number.isInteger(id)) throw new Error(`The contacts provider answered an insert with ${uri}`);
  return id;
}

function listValues({ types, alsoIn = [] }: ListKind, { value, type, label }: DraftValue): Record<string, SqlValue> {
  const text = value.trim();
  return {
    data1: text,
    ...(types.length === 0 ? {} : { data2: type, data3: type === customType ? label : null }),
    ...Object.fromEntries(alsoIn.map((column) => [column, text])),
  };
}

/** Inserts, updates or, without values, deletes one row of the data table. */
async function writeRow(
  api: AppApi,
  row: {
    rawContactId: number;
    mimetype: string;
    dataId: number | null;
    values: Readonly<Record<string, SqlValue>> | null;
  },
): Promise<void> {
  const { rawContactId, mimetype, dataId, values } = row;
  if (dataId !== null) {
    const uri = `${authority}/data/${dataId}`;
    await (values === null ? api.content.delete(uri) : api.content.update(uri, values));
  } else if (values !== null) {
    await api.content.insert(`${authority}/data`, { raw_contact_id: rawContactId, mimetype, ...values });
  }
}

export async function setStarred(api: AppApi, id: number, starred: boolean): Promise<void> {
  await api.content.update(`${authority}/contacts/${id}`, { starred: starred ? 1 : 0 });
}

export async function setSendToVoicemail(api: AppApi, id: number, on: boolean): Promise<void> {
  await api.content.update(`${authority}/contacts/${id}`, { send_to_voicemail: on ? 1 : 0 });
}

export async function setRingtone(api: AppApi, id: number, uri: string | null): Promise<void> {
  await api.content.update(`${authority}/contacts/${id}`, { custom_ringtone: uri });
}

export async function deleteContacts(api: AppApi, ids: readonly number[]): Promise<void> {
  for (const id of ids) await api.content.delete(`${authority}/contacts/${id}`);
}
