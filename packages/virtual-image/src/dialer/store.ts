import type { AppApi, Row } from '@androidworld/app-sdk';
import { phoneTypes, typeLabel } from '@androidworld/app-sdk';
import { dialerSettings } from './dialer-settings.ts';

const calls = 'content://call_log/calls';
const contacts = 'content://com.android.contacts';

/** `CallLog.Calls.TYPE` */
const callKinds = { 1: 'incoming', 2: 'outgoing', 3: 'missed', 4: 'voicemail', 5: 'declined', 6: 'blocked' } as const;

export type CallKind = (typeof callKinds)[keyof typeof callKinds];

/** A number of a contact, or one nobody has. */
export interface Caller {
  readonly number: string;
  /** Null for numbers of nobody. */
  readonly name: string | null;
  /** `Mobile`; null for numbers of nobody. */
  readonly label: string | null;
  readonly contactId: number | null;
  /** Address of the contact's picture; null when it has none. */
  readonly photo: string | null;
}

export interface LoggedCall extends Caller {
  readonly id: number;
  readonly kind: CallKind;
  readonly dateMs: number;
  readonly durationS: number;
}

/** A contact's number, for the list and the search. */
export interface PhoneEntry extends Caller {
  readonly id: number;
  readonly name: string;
  readonly starred: boolean;
  /** Heading its contact stands under: `A`, or `#`. */
  readonly letter: string;
}

type Access = 'READ_CONTACTS' | 'READ_CALL_LOG' | 'WRITE_CALL_LOG';

function may(api: AppApi, access: Access): Promise<boolean> {
  return api.permissions.check(`android.permission.${access}`);
}

/** All calls, the newest first; none while the app may not read them. */
export async function listCalls(api: AppApi): Promise<LoggedCall[]> {
  if (!(await may(api, 'READ_CALL_LOG'))) return [];
  const rows = await api.content.query(calls, {
    projection: ['_id', 'number', 'date', 'duration', 'type'],
    sort: 'date DESC, _id DESC',
  });
  const callers = new Map<string, Caller>();
  for (const number of new Set(rows.map((row) => String(row.number ?? '')))) {
    callers.set(number, await lookUp(api, number));
  }
  return rows.map((row) => toCall(row, callers.get(String(row.number ?? ''))));
}

/** The calls of a row of the log, the newest first. */
export async function readCalls(api: AppApi, ids: readonly number[]): Promise<LoggedCall[]> {
  return (await listCalls(api)).filter(({ id }) => ids.includes(id));
}

export async function newestCall(api: AppApi): Promise<LoggedCall | null> {
  if (!(await may(api, 'READ_CALL_LOG'))) return null;
  const [row] = await api.content.query(`${calls}?limit=1`, {
    projection: ['_id', 'number', 'date', 'duration', 'type'],
    sort: 'date DESC, _id DESC',
  });
  return row === undefined ? null : toCall(row, undefined);
}

function toCall(row: Row, caller: Caller | undefined): LoggedCall {
  const kind = callKinds[Number(row.type) as keyof typeof callKinds] ?? 'incoming';
  const number = String(row.number ?? '');
  return {
    ...(caller ?? nobody(number)),
    id: Number(row._id),
    kind,
    dateMs: Number(row.date ?? 0),
    durationS: Number(row.duration ?? 0),
  };
}

function nobody(number: string): Caller {
  return { number, name: null, label: null, contactId: null, photo: null };
}

/** Whose number it is. */
export async function lookUp(api: AppApi, number: string): Promise<Caller> {
  if (number === '' || !(await may(api, 'READ_CONTACTS'))) return nobody(number);
  const [row] = await api.content.query(`${contacts}/phone_lookup/${encodeURIComponent(number)}`, {
    projection: ['contact_id', 'display_name', 'type', 'label', 'photo_uri'],
  });
  if (row === undefined) return nobody(number);
  return {
    number,
    name: nameOf(row),
    label: labelOf(row.type, row.label),
    contactId: Number(row.contact_id),
    photo: photoOf(row.photo_uri),
  };
}

/** The name of who has a number, else the number. */
export async function findCaller(api: AppApi, number: string): Promise<string> {
  return (await lookUp(api, number)).name ?? (number || 'Unknown');
}

/** Every number of every contact, by name; none while the app may not read them. */
export async function listPhones(api: AppApi): Promise<PhoneEntry[]> {
  if (!(await may(api, 'READ_CONTACTS'))) return [];
  const { sortBy, showFirst } = await dialerSettings.get(api);
  const [label, order] =
    sortBy === 'family' ? ['phonebook_label_alt', 'sort_key_alt'] : ['phonebook_label', 'sort_key'];
  const name = showFirst === 'family' ? 'display_name_alt' : 'display_name';
  const rows = await api.content.query(`${contacts}/data/phones`, {
    projection: ['_id', 'contact_id', name, 'starred', label, 'data1', 'data2', 'data3', 'photo_thumb_uri'],
    sort: `${order} COLLATE LOCALIZED, _id`,
  });
  return rows.map((row) => ({
    id: Number(row._id),
    contactId: Number(row.contact_id),
    name: nameOf({ display_name: row[name] ?? null }),
    number: String(row.data1 ?? ''),
    label: labelOf(row.data2, row.data3),
    starred: row.starred === 1,
    photo: photoOf(row.photo_thumb_uri),
    letter: String(row[label] || '#'),
  }));
}

function nameOf(row: Row): string {
  return typeof row.display_name === 'string' && row.display_name !== '' ? row.display_name : '(No name)';
}

function photoOf(uri: Row[string] | undefined): string | null {
  return typeof uri === 'string' ? uri : null;
}

function labelOf(type: Row[string] | undefined, custom: Row[string] | undefined): string {
  return typeLabel(phoneTypes, Number(type ?? 0), typeof custom === 'string' ? custom : null);
}

/** Asks for the right to change the call log where it is missing; nothing is deleted without. */
async function mayChangeLog(api: AppApi): Promise<boolean> {
  const [granted] = await api.permissions.request(['android.permission.WRITE_CALL_LOG']);
  return granted === true;
}

export async function deleteCalls(api: AppApi, ids: readonly number[]): Promise<void> {
  if (!(await mayChangeLog(api))) return;
  for (const id of ids) await api.content.delete(`${calls}/${id}`);
}

export async function clearCalls(api: AppApi): Promise<void> {
  if (await mayChangeLog(api)) await api.content.delete(calls);
}

/** Missed calls have been seen. */
export async function markCallsSeen(api: AppApi): Promise<void> {
  if (!(await may(api, 'WRITE_CALL_LOG'))) return;
  await api.content.update(calls, { new: 0, is_read: 1 }, 'new = 1 AND type = 3');
}
