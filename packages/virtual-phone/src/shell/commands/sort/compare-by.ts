import { compareBytes } from '../text/byte-lines.ts';

/** Compares two texts as the letters of a key say. */
export function compareBy(flags: string): (a: string, b: string) => number {
  const has = (letter: string) => flags.includes(letter);
  const sign = has('r') ? -1 : 1;
  const measure = measureOf(has);
  if (measure !== undefined) return (a, b) => sign * compareNumbers(measure(a), measure(b));
  if (has('V')) return (a, b) => sign * compareVersions(a, b);
  const read = (text: string) => {
    let result = text;
    if (has('b')) result = result.replace(/^[\t-\r ]+/, '');
    if (has('d')) result = result.replaceAll(/[^0-9A-Za-z\t-\r ]/g, '');
    if (has('i')) result = result.replaceAll(/[^ -~]/g, '');
    // Only ASCII: a character here is a byte.
    return has('f') ? result.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase()) : result;
  };
  return (a, b) => sign * compareBytes(read(a), read(b));
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The number a text stands for, for the letters that compare numbers. */
function measureOf(has: (letter: string) => boolean): ((text: string) => number) | undefined {
  if (has('n')) return (text) => Number(/^\s*([-+]?\d+)/.exec(text)?.[1] ?? 0);
  if (has('x')) return (text) => Number.parseInt(/^\s*(?:0x)?([\da-f]+)/i.exec(text)?.[1] ?? '0', 16);
  if (has('M')) return (text) => months.indexOf(text.trimStart().slice(0, 3).toLowerCase());
  if (has('g')) return realNumber;
  return undefined;
}

/** What is no number comes before those that are none by name, and these before all others. */
function realNumber(text: string): number {
  const [, word] = /^\s*([-+]?(?:inf(?:inity)?|nan|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))/i.exec(text) ?? [];
  if (word === undefined) return Number.NEGATIVE_INFINITY;
  if (/nan/i.test(word)) return Number.NaN;
  if (/inf/i.test(word)) return word.startsWith('-') ? -Number.MAX_VALUE : Number.POSITIVE_INFINITY;
  return Number(word);
}

function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) {
    if (Number.isNaN(a) && Number.isNaN(b)) return 0;
    const [other, side] = Number.isNaN(a) ? [b, -1] : [a, 1];
    return other === Number.NEGATIVE_INFINITY ? -side : side;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Digits compare as numbers; a release candidate comes before its release. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.match(/\d+|\D/g) ?? []);
  if (left === undefined || right === undefined) return 0;
  for (let at = 0; ; at += 1) {
    const [one, other] = [left[at], right[at]];
    if (one === other) {
      if (one === undefined) return 0;
      continue;
    }
    if (one === undefined) return isCandidate(right.slice(at)) ? 1 : -1;
    if (other === undefined) return isCandidate(left.slice(at)) ? -1 : 1;
    if (/\d/.test(one) && /\d/.test(other)) {
      const difference = Number(one) - Number(other);
      if (difference !== 0) return difference;
    } else return compareBytes(one, other);
  }
}

function isCandidate(rest: readonly string[]): boolean {
  return rest.join('').startsWith('-rc');
}
