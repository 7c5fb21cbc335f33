import type { SqlValue } from '@androidworld/app-sdk';
import { parseContentUri } from '../content-uri.ts';
import type { Restriction, Source } from '../select.ts';
import { contactColumns, dataColumns, rawContactColumns } from './contacts-columns.ts';
import { minMatch } from './phone-numbers.ts';

/** What a contacts URI stands for: rows, which of them, and their MIME type. */
export interface ContactSource {
  readonly source: Source;
  readonly restriction: Restriction;
  readonly type: string;
}

const contacts: Source = { from: 'view_contacts', columns: contactColumns, strict: true };
const rawContacts: Source = { from: 'view_raw_contacts', columns: rawContactColumns, strict: true };
const data: Source = { from: 'view_data', columns: dataColumns, strict: true };

const directory = 'vnd.android.cursor.dir/';
const single = 'vnd.android.cursor.item/';

const kinds: Readonly<Record<string, string>> = {
  phones: 'phone_v2',
  emails: 'email_v2',
  postals: 'postal-address_v2',
};

/** Undefined for URIs the provider does not know. */
export function findContactSource(uri: string): ContactSource | undefined {
  const { authority, path } = parseContentUri(uri);
  return authority === 'contacts' ? legacySource(path) : modernSource(path);
}

function modernSource(path: readonly string[]): ContactSource | undefined {
  const [table, second, third] = path;
  switch (table) {
    case 'contacts':
      return contactSource(second, third);
    case 'strequent':
    case 'frequent':
      return { source: contacts, restriction: where('starred = 1', [], 'sort_key'), type: `${directory}contact` };
    case 'raw_contacts':
    case 'raw_contact_entities':
      if (isNumber(second) && (third === 'data' || third === 'entity')) {
        return {
          source: data,
          restriction: where('raw_contact_id = ?', [Number(second)]),
          type: `${directory}contact_data`,
        };
      }
      return byId(rawContacts, second, 'raw_contact');
    case 'data':
      return dataSource(path.slice(1));
    case 'phone_lookup':
      return second === undefined ? undefined : phoneLookup(second);
    case 'groups':
    case 'groups_summary':
      return byId({ from: 'groups', columns: groupColumns, strict: false }, second, 'group');
    case 'directories':
      return byId({ from: 'directories', columns: directoryColumns, strict: false }, second, 'contact_directories');
    case 'deleted_contacts':
      return {
        source: { from: 'deleted_contacts', columns: ['contact_id', 'contact_deleted_timestamp'], strict: true },
        restriction: {},
        type: `${directory}deleted_contact`,
      };
    case 'profile':
      return { source: contacts, restriction: where('0', []), type: `${single}contact` };
    default:
      return undefined;
  }
}

const groupColumns = ['_id', 'title', 'notes', 'system_id', 'deleted', 'group_visible', 'should_sync', 'favorites'];
const directoryColumns = ['_id', 'packageName', 'authority', 'accountType', 'accountName', 'displayName'];

function contactSource(second: string | undefined, third: string | undefined): ContactSource | undefined {
  if (second === undefined) return { source: contacts, restriction: {}, type: `${directory}contact` };
  if (isNumber(second)) {
    if (third === 'data' || third === 'entities') {
      return { source: data, restriction: where('contact_id = ?', [Number(second)]), type: `${directory}contact_data` };
    }
    if (third === 'photo') {
      const ofPhoto = '_id = (SELECT photo_id FROM contacts WHERE _id = ?)';
      return { source: data, restriction: where(ofPhoto, [Number(second)]), type: `${single}photo` };
    }
    return { source: contacts, restriction: where('_id = ?', [Number(second)]), type: `${single}contact` };
  }
  if (second === 'lookup' && third !== undefined) {
    return { source: contacts, restriction: where('lookup = ?', [third]), type: `${single}contact` };
  }
  if (second === 'filter') {
    const pattern = `%${third ?? ''}%`;
    return { source: contacts, restriction: where('display_name LIKE ?', [pattern]), type: `${directory}contact` };
  }
  return undefined;
}

function dataSource(path: readonly string[]): ContactSource | undefined {
  const [first, second, third] = path;
  if (first === undefined || isNumber(first)) return byId(data, first, 'contact_data');
  if (first === 'callables') return dataSource(['phones', ...path.slice(1)]);
  if (first === 'contactables') {
    const types = [`${single}phone_v2`, `${single}email_v2`];
    return { source: data, restriction: where('mimetype IN (?, ?)', types), type: `${directory}contact_data` };
  }
  const kind = kinds[first];
  if (kind === undefined) return undefined;
  const own = { where: 'mimetype = ?', args: [single + kind] as SqlValue[] };
  const type = `${directory}${kind}`;
  if (isNumber(second))
    return { source: data, restriction: where(`${own.where} AND _id = ?`, [...own.args, Number(second)]), type };
  if (second === 'filter' && third !== undefined) {
    const pattern = `%${third}%`;
    const condition = `${own.where} AND (display_name LIKE ? OR data1 LIKE ?)`;
    return { source: data, restriction: where(condition, [...own.args, pattern, pattern]), type };
  }
  if (second === 'lookup' && third !== undefined) {
    return {
      source: data,
      restriction: where(`${own.where} AND data1 = ? COLLATE NOCASE`, [...own.args, third]),
      type,
    };
  }
  return { source: data, restriction: own, type };
}

function phoneLookup(number: string): ContactSource {
  const columns = [
    '_id',
    'contact_id',
    'data_id',
    'lookup',
    'display_name',
    'number',
    'type',
    'label',
    'normalized_number',
    'photo_id',
    'photo_uri',
    'photo_thumb_uri',
    'starred',
    'has_phone_number',
    'in_visible_group',
    'custom_ringtone',
    'send_to_voicemail',
  ];
  const from = `(SELECT DISTINCT v.contact_id AS _id, v.contact_id AS contact_id, v._id AS data_id, v.lookup AS lookup,
    v.display_name AS display_name, v.data1 AS number, v.data2 AS type, v.data3 AS label, v.data4 AS normalized_number,
    v.photo_id AS photo_id, v.photo_uri AS photo_uri, v.photo_thumb_uri AS photo_thumb_uri, v.starred AS starred,
    v.has_phone_number AS has_phone_number, v.in_visible_group AS in_visible_group,
    v.custom_ringtone AS custom_ringtone, v.send_to_voicemail AS send_to_voicemail, p.min_match AS min_match
    FROM phone_lookup AS p JOIN view_data AS v ON p.data_id = v._id)`;
  const source = { from, columns, strict: true };
  return { source, restriction: where('min_match = ?', [minMatch(number)]), type: `${directory}phone_lookup` };
}

function legacySource(path: readonly string[]): ContactSource | undefined {
  const [table, second, third] = path;
  const people: Source = { from: 'view_v1_people', columns: peopleColumns, strict: true };
  const phones: Source = { from: 'view_v1_phones', columns: phoneColumns, strict: true };
  switch (table) {
    case 'people':
      if (isNumber(second) && third === 'phones') {
        return { source: phones, restriction: where('person = ?', [Number(second)]), type: `${directory}phone` };
      }
      if (second === 'filter') {
        return { source: people, restriction: where('name LIKE ?', [`%${third ?? ''}%`]), type: `${directory}person` };
      }
      return byId(people, second, 'person');
    case 'phones':
      return byId(phones, second, 'phone');
    case 'contact_methods':
      return byId({ from: 'view_v1_contact_methods', columns: methodColumns, strict: true }, undefined, 'email');
    case 'groups':
      return byId({ from: 'groups', columns: groupColumns, strict: false }, second, 'contactsgroup');
    default:
      return undefined;
  }
}

const peopleColumns = [
  '_id',
  'name',
  'display_name',
  'phonetic_name',
  'notes',
  'times_contacted',
  'last_time_contacted',
  'custom_ringtone',
  'send_to_voicemail',
  'starred',
  'primary_organization',
  'primary_email',
  'primary_phone',
];
const phoneColumns = ['_id', 'person', 'isprimary', 'number', 'type', 'label', 'number_key', ...peopleColumns.slice(1)];
const methodColumns = ['_id', 'person', 'kind', 'isprimary', 'type', 'data', 'label', 'name', 'display_name'];

function byId(source: Source, id: string | undefined, kind: string): ContactSource | undefined {
  if (id === undefined) return { source, restriction: {}, type: directory + kind };
  if (!isNumber(id)) return undefined;
  return { source, restriction: where('_id = ?', [Number(id)]), type: single + kind };
}

function where(condition: string, args: readonly SqlValue[], sort?: string): Restriction {
  return { where: condition, args, ...(sort === undefined ? {} : { sort }) };
}

function isNumber(part: string | undefined): part is string {
  return part !== undefined && /^\d+$/.test(part);
}
