import type { AppApi } from '@androidworld/app-sdk';
import { phoneTypes, typeLabel } from '@androidworld/app-sdk';

const contacts = 'content://com.android.contacts';

/** A number of a contact. */
export interface PersonNumber {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  /** `Mobile` */
  readonly label: string;
}

/** Every number of every contact, by name; none while the app may not read them. */
export async function listNumbers(api: AppApi): Promise<PersonNumber[]> {
  if (!(await mayRead(api))) return [];
  const rows = await api.content.query(`${contacts}/data/phones`, {
    projection: ['_id', 'display_name', 'data1', 'data2', 'data3'],
    sort: 'sort_key COLLATE LOCALIZED, _id',
  });
  return rows.map((row) => ({
    id: Number(row._id),
    name: String(row.display_name || row.data1),
    number: String(row.data1 ?? ''),
    label: typeLabel(phoneTypes, Number(row.data2 ?? 0), typeof row.data3 === 'string' ? row.data3 : null),
  }));
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

/** The contact with a number; null when nobody has it. */
export async function contactIdOf(api: AppApi, number: string): Promise<number | null> {
  if (!(await mayRead(api))) return null;
  const [row] = await api.content.query(`${contacts}/phone_lookup/${encodeURIComponent(number)}`, {
    projection: ['contact_id'],
  });
  return row === undefined ? null : Number(row.contact_id);
}

function mayRead(api: AppApi): Promise<boolean> {
  return api.permissions.check('android.permission.READ_CONTACTS');
}

/** A number without what people write into it to read it better. */
export function bareNumber(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}

/** Somebody with letters in their address (a service such as `AB-CD0`) cannot be written to. */
export function takesMessages(address: string): boolean {
  return /\d/.test(address) && !/\p{L}/u.test(address);
}
