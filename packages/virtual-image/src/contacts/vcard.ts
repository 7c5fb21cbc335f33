import { customType } from '@androidworld/app-sdk';
import { type ContactDraft, type DraftValue, emptyDraft } from './contact-draft.ts';
import { type ListKey, listKind, listKinds, type TextKey } from './contact-fields.ts';

/** Property of each kind of list, and what stands before the value in an address. */
const properties: Readonly<Record<ListKey, string>> = {
  phone: 'TEL',
  email: 'EMAIL',
  address: 'ADR',
  website: 'URL',
  date: 'BDAY',
};
/** `TYPE`s by the label of a type; others go by their label. */
const typeNames: Readonly<Record<string, string>> = { Mobile: 'CELL', Main: 'PREF' };
/** Components of `N`, in its order. */
const nameKeys = ['family', 'given', 'middle', 'prefix', 'suffix'] as const satisfies readonly TextKey[];

/** Contacts as a vCard 3.0 file (RFC 2426). */
export function renderVcards(drafts: readonly ContactDraft[]): string {
  return drafts.map(renderVcard).join('');
}

function renderVcard({ texts, lists }: ContactDraft): string {
  const { prefix, given, middle, family, suffix } = texts;
  const full = [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameKeys.map((key) => escapeValue(texts[key])).join(';')}`,
    `FN:${escapeValue(full || texts.company)}`,
    texts.nickname && `NICKNAME:${escapeValue(texts.nickname)}`,
    (texts.company || texts.department) &&
      `ORG:${[texts.company, texts.department].filter(Boolean).map(escapeValue).join(';')}`,
    texts.title && `TITLE:${escapeValue(texts.title)}`,
    ...listKinds.flatMap(({ key }) => lists[key].map((value) => renderValue(key, value))),
    texts.note && `NOTE:${escapeValue(texts.note)}`,
    'END:VCARD',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `${line}\r\n`)
    .join('');
}

function renderValue(key: ListKey, { value, type, label }: DraftValue): string {
  const known = listKind(key).types.find((each) => each.type === type)?.label ?? '';
  const name = (type === customType ? (label ?? '') : (typeNames[known] ?? known)).replace(/[^\w-]+/g, '-');
  const text = key === 'address' ? `;;${escapeValue(value)};;;;` : escapeValue(value);
  return `${properties[key]}${name === '' ? '' : `;TYPE=${name.toUpperCase()}`}:${text}`;
}

/** The contacts of a vCard file, of version 2.1 to 4.0; what has no place here is left out. */
export function parseVcards(source: string): ContactDraft[] {
  const unfolded = source.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
  const cards = unfolded.match(/^BEGIN:VCARD$.*?^END:VCARD$/gims) ?? [];
  return cards.map((card) => card.split('\n').reduce(withLine, emptyDraft()));
}

function withLine(draft: ContactDraft, line: string): ContactDraft {
  const [, name = '', parameters = '', raw = ''] = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
  const property = name.toUpperCase();
  const value = /QUOTED-PRINTABLE/i.test(parameters) ? unquote(raw) : raw;
  const parts = value.split(/(?<!\\);/).map(unescapeValue);
  const texts = textsOf(property, parts, draft);
  if (texts !== null) return { ...draft, texts: { ...draft.texts, ...texts } };
  const kind = listKinds.find(({ key }) => properties[key] === property);
  const text = kind?.key === 'address' ? parts.filter(Boolean).join(', ') : unescapeValue(value);
  if (kind === undefined || text === '') return draft;
  const added = { dataId: null, value: text.replace(/^tel:/, ''), ...typeOf(kind.key, parameters) };
  return { ...draft, lists: { ...draft.lists, [kind.key]: [...draft.lists[kind.key], added] } };
}

/** Null when the property is none of texts. */
function textsOf(
  property: string,
  parts: readonly string[],
  { texts }: ContactDraft,
): Partial<Record<TextKey, string>> | null {
  const [first = '', second = ''] = parts;
  if (property === 'N') return Object.fromEntries(nameKeys.map((key, index) => [key, parts[index] ?? '']));
  // Of those without `N`.
  if (property === 'FN') return nameKeys.every((key) => texts[key] === '') ? { given: first } : {};
  if (property === 'ORG') return { company: first, department: second };
  const key = { NICKNAME: 'nickname', TITLE: 'title', NOTE: 'note' }[property] as TextKey | undefined;
  return key === undefined ? null : { [key]: first };
}

function typeOf(key: ListKey, parameters: string): Pick<DraftValue, 'type' | 'label'> {
  const { types } = listKind(key);
  const names = new Set(
    parameters
      .toUpperCase()
      .replace(/TYPE=|"/g, '')
      .split(/[;,]/),
  );
  const found = types.find(({ label }) => names.has((typeNames[label] ?? label).toUpperCase()));
  return { type: found?.type ?? types[0]?.type ?? 0, label: null };
}

function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

function unescapeValue(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? '\n' : character)).trim();
}

function unquote(text: string): string {
  const bytes = text.replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}
