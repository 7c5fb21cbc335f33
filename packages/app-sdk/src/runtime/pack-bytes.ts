import { fromBase64, toBase64 } from '../text/base64.ts';

/** A copy of a value in which bytes are `{ $bytes: base64 }`, and nothing `{ $undefined: true }`: messages are JSON. */
export function packBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: toBase64(value) };
  if (value === undefined) return { $undefined: true };
  return mapMembers(value, packBytes);
}

/** The other way. */
export function unpackBytes(value: unknown): unknown {
  if (value !== null && typeof value === 'object' && '$bytes' in value && typeof value.$bytes === 'string') {
    return fromBase64(value.$bytes);
  }
  if (value !== null && typeof value === 'object' && '$undefined' in value) return undefined;
  return mapMembers(value, unpackBytes);
}

function mapMembers(value: unknown, map: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member)]));
}
