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
  if (!(await mayRead(api))) return names;
  for (const number of new Set(numbers)) {
    if (number === '') continue;
    const [row] = await api.content.query(`${contacts}/phone_lookup/${encodeURIComponent(number)}`, {
      projection: ['display_name'],
    });
    if (typeof row?.display_name === 'string' && row.display_name !== '') names.set(number, row.display_name);
  }
  return names;
}

function mayRead(api: AppApi): Promise<boolean> {
  return api.permissions.check('android.permission.READ_CONTACTS');
}

/** A number without what people write into it to read it better. */
export function bareNumber(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}
