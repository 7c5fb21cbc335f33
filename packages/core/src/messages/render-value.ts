import { shorten } from './shorten.ts';

const longest = 80;

/** A value as error messages show what was found: short, on one line. */
export function renderValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return value.name === '' ? 'a function' : `a function (${value.name})`;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  const text = toJson(value) ?? Object.prototype.toString.call(value);
  return shorten(text, longest);
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // A circular object or one holding a bigint; saying "[object Object]" is enough for a message. Its own `toString`
    // is not asked: it may be missing, or throw.
    return undefined;
  }
}
