import type { Intent, Row } from '@androidworld/app-sdk';
import { customType } from '@androidworld/app-sdk';
import {
  type ListKey,
  listKind,
  listKinds,
  photoMimetype,
  singleMimetypes,
  type TextKey,
  textFields,
} from './contact-fields.ts';
import type { PhotoDraft } from './contact-photo.ts';

/** A value with a type, as a row of the editor. */
export interface DraftValue {
  /** Its row of the data table, once it is stored. */
  readonly dataId: number | null;
  readonly value: string;
  readonly type: number;
  /** Name of a custom type. */
  readonly label: string | null;
}

/** What the editor holds. */
export interface ContactDraft {
  readonly texts: Readonly<Record<TextKey, string>>;
  readonly lists: Readonly<Record<ListKey, readonly DraftValue[]>>;
  readonly photo: PhotoDraft;
}

export function emptyDraft(): ContactDraft {
  return {
    texts: Object.fromEntries(textFields.map(({ key }) => [key, ''])) as Record<TextKey, string>,
    lists: Object.fromEntries(listKinds.map(({ key }) => [key, []])) as unknown as Record<ListKey, DraftValue[]>,
    photo: 'none',
  };
}

/** The draft of a stored contact, from its rows of the data table. */
export function draftOf(rows: readonly Row[]): ContactDraft {
  const empty = emptyDraft();
  const texts = { ...empty.texts };
  for (const { key, row, column } of textFields) {
    texts[key] = text(rows.find(({ mimetype }) => mimetype === singleMimetypes[row])?.[column]);
  }
  const lists = { ...empty.lists };
  for (const { key, mimetype } of listKinds) {
    lists[key] = rows
      .filter((row) => row.mimetype === mimetype && text(row.data1) !== '')
      .map((row) => ({
        dataId: Number(row._id),
        value: text(row.data1),
        type: Number(row.data2 ?? 0),
        label: row.data3 === null ? null : text(row.data3),
      }));
  }
  return { texts, lists, photo: rows.some(({ mimetype }) => mimetype === photoMimetype) ? 'stored' : 'none' };
}

function text(value: Row[string] | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Extras of `ContactsContract.Intents.Insert`, by what they fill in. */
const listExtras: readonly { readonly kind: ListKey; readonly value: string; readonly type: string }[] = [
  { kind: 'phone', value: 'phone', type: 'phone_type' },
  { kind: 'phone', value: 'secondary_phone', type: 'secondary_phone_type' },
  { kind: 'phone', value: 'tertiary_phone', type: 'tertiary_phone_type' },
  { kind: 'email', value: 'email', type: 'email_type' },
  { kind: 'email', value: 'secondary_email', type: 'secondary_email_type' },
  { kind: 'email', value: 'tertiary_email', type: 'tertiary_email_type' },
  { kind: 'address', value: 'postal', type: 'postal_type' },
];

const textExtras = { company: 'company', title: 'job_title', note: 'notes' } as const;

/** A draft with what an INSERT or EDIT intent brings added to it. */
export function withExtras(draft: ContactDraft, extras: Intent['extras'] = {}): ContactDraft {
  const texts = { ...draft.texts };
  const given = (name: string) => (typeof extras[name] === 'string' ? extras[name].trim() : '');
  if (given('name') !== '' && texts.given === '' && texts.family === '') Object.assign(texts, splitName(given('name')));
  for (const [key, extra] of Object.entries(textExtras) as [keyof typeof textExtras, string][]) {
    if (texts[key] === '') texts[key] = given(extra);
  }
  const lists = { ...draft.lists };
  for (const { kind, value, type } of listExtras) {
    if (given(value) === '' || lists[kind].some((each) => each.value === given(value))) continue;
    lists[kind] = [...lists[kind], { ...newValue(kind, lists[kind], extras[type]), value: given(value) }];
  }
  return { ...draft, texts, lists };
}

/** Words before the last are first names. */
function splitName(name: string): { given: string; family: string } {
  const words = name.split(/\s+/);
  return { given: words.length === 1 ? name : words.slice(0, -1).join(' '), family: words.slice(1).at(-1) ?? '' };
}

/**
 * An empty row: of the type that is asked for (a number, or the name of a custom one), else of the first type that the
 * others have not.
 */
export function newValue(key: ListKey, others: readonly DraftValue[], wanted?: unknown): DraftValue {
  const { types } = listKind(key);
  const blank = { dataId: null, value: '', label: null };
  if (typeof wanted === 'number') return { ...blank, type: wanted };
  if (typeof wanted === 'string') return { ...blank, type: customType, label: wanted };
  const free = types.find(({ type }) => type !== customType && others.every((other) => other.type !== type));
  return { ...blank, type: (free ?? types[0])?.type ?? 0 };
}

/** Whether two drafts would be stored alike. */
export function sameDraft(one: ContactDraft, other: ContactDraft): boolean {
  return JSON.stringify(stored(one)) === JSON.stringify(stored(other));
}

export function isEmptyDraft(draft: ContactDraft): boolean {
  return sameDraft(draft, emptyDraft());
}

/** Without what is blank. */
function stored({ texts, lists, photo }: ContactDraft) {
  return {
    photo,
    texts: textFields.map(({ key }) => texts[key].trim()),
    lists: listKinds.map(({ key }) => lists[key].filter(({ value }) => value.trim() !== '')),
  };
}
