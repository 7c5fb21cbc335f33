/** What a column of an app's table holds. */
export interface Field<Value> {
  /** As a message says it. */
  readonly type: string;
  /** Whether every version of the app has it. One that is absent is read as `undefined` and not written. */
  readonly required: boolean;
  holds(value: unknown): value is Value;
}

export const number: Field<number> = {
  type: 'a number',
  required: true,
  holds: (value) => typeof value === 'number',
};

export const text: Field<string> = {
  type: 'a text',
  required: true,
  holds: (value) => typeof value === 'string',
};

export const bytes: Field<Uint8Array> = {
  type: 'bytes',
  required: true,
  holds: (value) => value instanceof Uint8Array,
};

/** NULL, too. */
export function nullable<Value>(field: Field<Value>): Field<Value | null> {
  return {
    type: `${field.type} or NULL`,
    required: field.required,
    holds: (value) => value === null || field.holds(value),
  };
}

/** A column that only some versions of the app have. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return { type: field.type, required: false, holds: field.holds };
}
