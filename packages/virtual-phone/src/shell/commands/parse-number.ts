import { javaException } from '../../system/java-exception.ts';

/** As Integer.decode: decimal, `0x…`, `#…`, octal with a leading 0. @throws NumberFormatException */
export function decodeInteger(text: string): number {
  const match = /^([-+]?)(?:(0x|#)([0-9a-f]+)|(0[0-7]+)|(\d+))$/i.exec(text);
  if (match === null) throw notANumber(text);
  const [, sign, , hex, octal, decimal] = match;
  const value =
    hex !== undefined ? Number.parseInt(hex, 16) : octal !== undefined ? Number.parseInt(octal, 8) : Number(decimal);
  if (value > 0x7fffffff && !(sign === '-' && value === 0x80000000)) throw notANumber(text);
  return sign === '-' ? -value : value;
}

/** A long, float or double in decimal. @throws NumberFormatException */
export function parseNumber(text: string, kind: 'int' | 'long' | 'float' | 'double'): number {
  const pattern = kind === 'int' || kind === 'long' ? /^[-+]?\d+$/ : /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?[fd]?$/i;
  if (!pattern.test(text)) throw notANumber(text);
  const value = Number(text.replace(/[fd]$/i, ''));
  return kind === 'float' ? Math.fround(value) : value;
}

function notANumber(text: string): Error {
  return javaException('java.lang.NumberFormatException', `For input string: "${text}"`);
}
