import type { AppApi } from '@androidworld/app-sdk';
import { phoneTypes, typeLabel } from '@androidworld/app-sdk';

const contacts = 'content://com.android.contacts';

interface PersonNumber {
  readonly number: string;
  /** `Mobile` */
  readonly label: string;
}

/** A contact with at least one number. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly numbers: readonly PersonNumber[];
}

/** Everybody who can be written to, by name; nobody while the app may not read contacts. */
export async function listPeople(api: AppApi): Promise<Person[]> {
  if (!(await mayRead(api))) return [];
  const rows = await api.content.query(`${contacts}/data/phones`, {
    projection: ['contact_id', 'display_name', 'data1', 'data2', 'data3', 'data4'],
    sort: 'sort_key COLLATE LOCALIZED, _id',
  });
  const people = new Map<number, Person>();
  for (const row of rows) {
    const id = Number(row.contact_id);
    const written = String(row.data1 ?? '');
    const custom = typeof row.data3 === 'string' ? row.data3 : null;
    const number = {
      number: String(row.data4 || bareNumber(written)),
      label: typeLabel(phoneTypes, Number(row.data2 ?? 0), custom),
    };
    const person = people.get(id) ?? { id, name: String(row.display_name || written), numbers: [] };
    people.set(id, { ...person, numbers: [...person.numbers, number] });
  }
  return [...people.values()];
}

/** The contact's name for each number that has one. */
export async function namesOf(api: AppApi, numbers: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const number of new Set(numbers)) {
    const name = (await contactOf(api, number))?.display_name;
    if (typeof name === 'string' && name !== '') names.set(number, name);
  }
  return names;
}

export async function contactIdOf(api: AppApi, number: string): Promise<number | undefined> {
  const contact = await contactOf(api, number);
  return contact === undefined ? undefined : Number(contact._id);
}

async function contactOf(api: AppApi, number: string) {
  if (number === '' || !(await mayRead(api))) return undefined;
  const [row] = await api.content.query(`${contacts}/phone_lookup/${encodeURIComponent(number)}`, {
    projection: ['_id', 'display_name'],
  });
  return row;
}

function mayRead(api: AppApi): Promise<boolean> {
  return api.permissions.check('android.permission.READ_CONTACTS');
}

/** A number without what people write into it to read it better. */
export function bareNumber(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}
