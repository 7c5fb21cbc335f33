/** What a field of an app's items holds. */
export type FieldKind = 'text' | 'date' | 'time' | 'number' | 'boolean';

/** What may stand in one field of an app's items. */
export interface Field {
  /** Decides how it is written in a question file and checked. */
  readonly kind: FieldKind;
  /** Every declared item must set it. */
  readonly required?: boolean;
  /** For editors and error messages. */
  readonly describe: string;
  /** Of a number. */
  readonly min?: number;
  /** Of a number: the largest, itself included. */
  readonly max?: number;
  /** Of a text: the only ones there are. */
  readonly oneOf?: readonly string[];
}

/** Dates are texts like `2023-10-15`, times like `09:05`. */
export type FieldValue = string | number | boolean;

/** An event, task, activity or note: field names with their values. */
export type Item = Readonly<Record<string, FieldValue>>;

export function textOf(item: Item, field: string): string {
  const value = item[field];
  return value === undefined ? '' : String(value);
}

export function numberOf(item: Item, field: string): number {
  const value = item[field];
  return value === undefined ? 0 : Number(value);
}
