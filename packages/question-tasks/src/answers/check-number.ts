import type { Unit } from '../state/question.ts';
import { isOnlyAround, tokensOf } from './answer-words.ts';

/** How many of the asked unit one of these is. */
const units: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  minutes: table({ 60: 'h hr hrs hour hours', 1: 'm min mins minute minutes', [1 / 60]: 's sec secs second seconds' }),
  metres: table({
    1: 'm metre metres meter meters',
    1000: 'km kilometre kilometres kilometer kilometers',
    1609.344: 'mi mile miles',
    0.3048: 'ft foot feet',
  }),
};

const plainNumber = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$|^\.\d+$/;
const writtenNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

export interface NumberWanted {
  readonly number: number;
  readonly tolerance: number;
  readonly unit?: Unit;
}

/** Whether an answer holds one number, the right one, in the unit asked for or one that says what it is. */
export function checkNumber(answer: string, wanted: NumberWanted, question: ReadonlySet<string>): boolean {
  const text = answer.trim();
  if (writtenNumber.test(text)) return isRight(Number(text), wanted);
  const found = findQuantity(numberTokens(text), wanted.unit);
  return found !== undefined && isRight(found.number, wanted) && isOnlyAround(found.around, question);
}

function isRight(number: number, { number: wanted, tolerance }: NumberWanted): boolean {
  const off = Math.abs(number - wanted);
  // What was converted may be off by what computers cannot say exactly.
  return off < Math.max(tolerance, 1e-6);
}

/** Digits in groups, "1 200", are one number; number words count where there are no digits. */
function numberTokens(text: string): string[] {
  const grouped = text.replaceAll(/(?<![\d.,])(\d{1,3})((?:[ \u00a0\u202f]\d{3})+)(?!\d)/g, (all) =>
    all.replaceAll(/\s/g, ''),
  );
  const tokens = tokensOf(grouped);
  return tokens.some((token) => /\d/.test(token)) ? tokens : wordsToNumbers(tokens);
}

interface Quantity {
  readonly number: number;
  readonly around: readonly string[];
}

/** The one number of the tokens; hours, minutes and seconds one after the other are one. */
function findQuantity(tokens: readonly string[], unit: Unit | undefined): Quantity | undefined {
  const start = tokens.findIndex(isNumber);
  if (start === -1) return undefined;
  const factors = unit === undefined ? {} : units[unit];
  let [number, index, smallest] = [0, start, Number.POSITIVE_INFINITY];
  for (;;) {
    const [digits = '', name = ''] = tokens.slice(index, index + 2);
    const factor = Object.hasOwn(factors, name) ? factors[name] : undefined;
    number += toNumber(digits) * (factor ?? 1);
    index += factor === undefined ? 1 : 2;
    const next = tokens[index] === 'and' ? index + 1 : index;
    const nextFactor = factors[tokens[next + 1] ?? ''];
    smallest = factor ?? 0;
    if (unit !== 'minutes' || !isNumber(tokens[next]) || nextFactor === undefined || nextFactor >= smallest) break;
    index = next;
  }
  const around = [...tokens.slice(0, start), ...tokens.slice(index)];
  return around.some((token) => /\d/.test(token)) ? undefined : { number, around };
}

function isNumber(token: string | undefined): boolean {
  return token !== undefined && plainNumber.test(token);
}

function toNumber(token: string): number {
  return Number(token.replaceAll(',', ''));
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Up to ninety-nine: "twenty", "five" are 25. */
function wordsToNumbers(tokens: readonly string[]): string[] {
  const numbers: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    const [ten, one] = [tens.indexOf(token), small.indexOf(token)];
    const following = small.indexOf(tokens[index + 1] ?? '');
    if (ten === -1) {
      numbers.push(one === -1 ? token : String(one));
    } else if (following > 0 && following < 10) {
      numbers.push(String((ten + 2) * 10 + following));
      index++;
    } else {
      numbers.push(String((ten + 2) * 10));
    }
  }
  return numbers;
}

function table(names: Readonly<Record<number, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([factor, list]) => list.split(' ').map((name) => [name, Number(factor)])),
  );
}
