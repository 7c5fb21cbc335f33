import { makeDay, months } from '../dates/day.ts';
import { timeOfMinutes } from '../dates/time-of-day.ts';
import type { ExpectedAnswer } from './expected-answer.ts';
import { gestaltRatio } from './gestalt-ratio.ts';

const nearlyEqual = 0.9;

/**
 * Whether an answer is right by the original's rules to the letter: pieces between commas, as many as are expected, each
 * of which must fit one of the expected, and two may fit the same.
 */
export function publishedCheck(answer: string, expected: ExpectedAnswer): boolean {
  if (answer === '') return false;
  const pieces = answer.split(',').map((piece) => piece.trim());
  if (expected.kind === 'texts') {
    return pieces.length === expected.texts.length && pieces.every((piece) => isNearOne(piece, expected.texts));
  }
  const [only] = pieces;
  if (pieces.length !== 1 || only === undefined) return false;
  switch (expected.kind) {
    case 'number':
      return isNumber(only, expected);
    case 'truth':
      return isNearOne(only, [expected.truth ? 'True' : 'False']);
    case 'moment':
      return isMoment(only, expected);
  }
}

function isNearOne(piece: string, texts: readonly string[]): boolean {
  return texts.some((text) => gestaltRatio(piece.toLowerCase(), text.toLowerCase()) >= nearlyEqual);
}

function isNumber(
  piece: string,
  { number, tolerance }: { readonly number: number; readonly tolerance: number },
): boolean {
  const found = pythonFloat(piece);
  if (found === undefined) return false;
  return tolerance > 0 ? Math.abs(found - number) < tolerance : found === number;
}

/** What Python's `float()` takes. */
function pythonFloat(text: string): number | undefined {
  if (/^[+-]?(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i.test(text)) {
    return Number(text.replaceAll('_', ''));
  }
  const [, sign, name] = /^([+-]?)(inf|infinity|nan)$/i.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (name.toLowerCase() === 'nan') return Number.NaN;
  return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

const date = `(${months.join('|')})\\s+(3[01]|[12]\\d|0[1-9]|[1-9])\\s+(\\d{4})`;
const time = '(2[0-3]|[01]\\d|\\d):([0-5]\\d|\\d)';

function isMoment(piece: string, wanted: { readonly date?: string; readonly time?: string }): boolean {
  const parts = [...(wanted.date === undefined ? [] : [date]), ...(wanted.time === undefined ? [] : [time])];
  const found = new RegExp(`^${parts.join('\\s+')}$`, 'i').exec(piece);
  if (found === null) return false;
  const groups = found.slice(1);
  if (wanted.date !== undefined) {
    const [month = '', day, year] = groups.splice(0, 3);
    const index = months.findIndex((name) => name.toLowerCase() === month.toLowerCase());
    if (makeDay(Number(year), index + 1, Number(day)) !== wanted.date) return false;
  }
  const [hours, minutes] = groups;
  return wanted.time === undefined || timeOfMinutes(Number(hours) * 60 + Number(minutes)) === wanted.time;
}
