import { FindError } from './find-error.ts';

/**
 * `N`, `+N`, `-N`: equal, more, less. As toybox does it, a size or an age is not rounded: `-size 1` is exactly 512
 * bytes, `-mtime 1` exactly 86400 seconds.
 *
 * @param unit what a number without a letter of its own counts
 * @throws FindError
 */
export function compareNumber(text: string, unit = 1): (value: number) => boolean {
  const [, sign = '', word = ''] = /^([+-]?)(.*)$/s.exec(text) ?? [];
  if (sign === '' && !/^\d/.test(word)) throw new FindError(`${text} not [+-]N`);
  const wanted = readNumber(word, unit);
  if (sign === '+') return (value) => value > wanted;
  if (sign === '-') return (value) => value < wanted;
  return (value) => value === wanted;
}

/** `10`, `3c` (bytes), `2b` (of 512), `4k`, `1m`, `1kd` (thousands). @throws FindError */
export function readNumber(text: string, unit = 1): number {
  const [, digits, letter, thousands = ''] = /^(0x[\da-f]+|\d+)(?:([cwbkmgt])(d?))?$/i.exec(text) ?? [];
  if (digits === undefined) throw new FindError(`not integer: ${text}`);
  if (letter === undefined) return Number(digits) * unit;
  const small = { c: 1, w: 2, b: 512 }[letter.toLowerCase()];
  const base = thousands === '' ? 1_024 : 1_000;
  return Number(digits) * (small ?? base ** ('kmgt'.indexOf(letter.toLowerCase()) + 1));
}
