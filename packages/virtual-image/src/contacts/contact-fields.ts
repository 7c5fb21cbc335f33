import { customType, phoneTypes, type TypeLabel } from '@androidworld/app-sdk';
import type { InputType } from '@androidworld/app-sdk/ui';

const item = 'vnd.android.cursor.item/';

/** Kinds of data a contact has at most one row of, with a text per column. */
export const singleMimetypes = {
  name: `${item}name`,
  organization: `${item}organization`,
  nickname: `${item}nickname`,
  note: `${item}note`,
} as const;

/** Of the row that holds the picture. */
export const photoMimetype = `${item}photo`;

export interface TextField {
  readonly key: string;
  readonly row: keyof typeof singleMimetypes;
  readonly column: string;
  readonly hint: string;
}

/** Where each text of the editor lies in the data table. */
export const textFields = [
  { key: 'prefix', row: 'name', column: 'data4', hint: 'Name prefix' },
  { key: 'given', row: 'name', column: 'data2', hint: 'First name' },
  { key: 'middle', row: 'name', column: 'data5', hint: 'Middle name' },
  { key: 'family', row: 'name', column: 'data3', hint: 'Last name' },
  { key: 'suffix', row: 'name', column: 'data6', hint: 'Name suffix' },
  { key: 'nickname', row: 'nickname', column: 'data1', hint: 'Nickname' },
  { key: 'company', row: 'organization', column: 'data1', hint: 'Company' },
  { key: 'department', row: 'organization', column: 'data5', hint: 'Department' },
  { key: 'title', row: 'organization', column: 'data4', hint: 'Title' },
  { key: 'note', row: 'note', column: 'data1', hint: 'Notes' },
] as const satisfies readonly TextField[];

export type TextKey = (typeof textFields)[number]['key'];

/** Kinds of data a contact has any number of, each with a type. */
export interface ListKind {
  readonly key: string;
  readonly mimetype: string;
  readonly hint: string;
  readonly inputType: InputType;
  /** First: what a new one is. Empty: the kind has no types. */
  readonly types: readonly TypeLabel[];
  readonly multiline?: boolean;
  /** Columns that hold the value beside `data1`. */
  readonly alsoIn?: readonly string[];
}

const custom = { type: customType, label: 'Custom' };

export const listKinds = [
  { key: 'phone', mimetype: `${item}phone_v2`, hint: 'Phone', inputType: 'phone', types: phoneTypes },
  {
    key: 'email',
    mimetype: `${item}email_v2`,
    hint: 'Email',
    inputType: 'textEmailAddress',
    types: [
      { type: 1, label: 'Home' },
      { type: 2, label: 'Work' },
      { type: 3, label: 'Other' },
      { type: 4, label: 'Mobile' },
      custom,
    ],
  },
  {
    key: 'address',
    mimetype: `${item}postal-address_v2`,
    hint: 'Address',
    inputType: 'textCapWords',
    multiline: true,
    alsoIn: ['data4'],
    types: [{ type: 1, label: 'Home' }, { type: 2, label: 'Work' }, { type: 3, label: 'Other' }, custom],
  },
  { key: 'website', mimetype: `${item}website`, hint: 'Website', inputType: 'textUri', types: [] },
  {
    key: 'date',
    mimetype: `${item}contact_event`,
    hint: 'Significant date',
    inputType: 'datetime',
    types: [{ type: 3, label: 'Birthday' }, { type: 1, label: 'Anniversary' }, { type: 2, label: 'Other' }, custom],
  },
] as const satisfies readonly ListKind[];

export type ListKey = (typeof listKinds)[number]['key'];

export function listKind(key: ListKey): ListKind {
  const [kind] = listKinds.filter((each) => each.key === key);
  if (kind === undefined) throw new Error(`There is no kind of contact data called "${key}"`);
  return kind;
}
