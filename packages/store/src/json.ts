import { AndroidWorldError } from '@androidworld/core';

/**
 * JSON of a record. What an agent hands over as its action or trace may be anything: parts that JSON has no form for
 * become text, so that the step is kept.
 */
export function toJson(value: unknown): string {
  const ancestors: unknown[] = [];
  return JSON.stringify(value, function (this: unknown, _key: string, member: unknown) {
    if (typeof member === 'bigint' || typeof member === 'function' || typeof member === 'symbol') return String(member);
    if (typeof member === 'number' && !Number.isFinite(member)) return String(member);
    if (typeof member !== 'object' || member === null) return member;
    while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
    if (ancestors.includes(member)) return '[circular]';
    ancestors.push(member);
    return member;
  });
}

/**
 * The record of a row. Rows are written by {@link toJson} only, and the database's format is checked when it is
 * opened; so this guards against damage, not against other shapes.
 *
 * @throws AW_STORE_INVALID naming the row
 */
export function fromJson<Row>(json: string, row: string): Row {
  try {
    return JSON.parse(json) as Row;
  } catch (error) {
    throw new AndroidWorldError('AW_STORE_INVALID', `The results database is damaged: ${row} does not hold JSON.`, {
      details: { row },
      cause: error,
    });
  }
}
