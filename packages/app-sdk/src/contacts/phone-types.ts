/** A kind of phone number, address, …, by its number in the contacts database. */
export interface TypeLabel {
  /** `TYPE_…` of the data kind, as in its `data2` column. */
  readonly type: number;
  /** English name that the person sees. */
  readonly label: string;
}

/** Type of values whose kind the person named. */
export const customType = 0;

/** `ContactsContract.CommonDataKinds.Phone.TYPE_*`, in the order they are offered. */
export const phoneTypes: readonly TypeLabel[] = [
  { type: 2, label: 'Mobile' },
  { type: 1, label: 'Home' },
  { type: 3, label: 'Work' },
  { type: 12, label: 'Main' },
  { type: 4, label: 'Work Fax' },
  { type: 5, label: 'Home Fax' },
  { type: 6, label: 'Pager' },
  { type: 7, label: 'Other' },
  { type: customType, label: 'Custom' },
];

/** What a person reads of a type; its own name where it has one. */
export function typeLabel(types: readonly TypeLabel[], type: number, custom: string | null): string {
  if (type === customType) return custom || 'Custom';
  return types.find((each) => each.type === type)?.label ?? 'Other';
}
