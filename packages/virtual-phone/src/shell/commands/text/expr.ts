import { encode } from '../../bytes.ts';
import { defineProgram } from '../../program.ts';
import { compileLinear, translatePosix } from './posix-pattern.ts';

/** Why an expression has no value. */
class ExpressionError extends Error {}

type Value = string | bigint;

/** toybox expr: every word is an operator or a value. */
export const expr = defineProgram({
  name: 'expr',
  run({ args, out, err }) {
    try {
      const parser = new Parser(args);
      const value = parser.parse();
      out(`${value}\n`);
      return isTrue(value) ? 0 : 1;
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      err(`expr: ${error.message}\n`);
      return 2;
    }
  },
});

/** From those that bind least. */
const levels: readonly (readonly string[])[] = [
  ['|'],
  ['&'],
  ['=', '==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
  [':'],
];

class Parser {
  readonly #words: readonly string[];
  #at = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  parse(): Value {
    const value = this.#level(0);
    const extra = this.#words[this.#at];
    if (extra !== undefined) throw new ExpressionError(`Unexpected extra input '${extra}'`);
    return value;
  }

  #level(level: number): Value {
    const operators = levels[level];
    if (operators === undefined) return this.#value();
    let left = this.#level(level + 1);
    for (;;) {
      const operator = this.#words[this.#at];
      if (operator === undefined || !operators.includes(operator)) return left;
      this.#at += 1;
      left = apply(operator, left, this.#level(level + 1));
    }
  }

  #value(): Value {
    const word = this.#words[this.#at];
    if (word === undefined) throw new ExpressionError('Unexpected end of input');
    this.#at += 1;
    if (word !== '(') return word;
    const value = this.#level(0);
    if (this.#words[this.#at] !== ')') throw new ExpressionError('Expected )');
    this.#at += 1;
    return value;
  }
}

function apply(operator: string, left: Value, right: Value): Value {
  if (operator === ':') return match(String(left), String(right));
  if (operator === '|') return isTrue(left) ? left : right;
  if (operator === '&') return isTrue(left) && isTrue(right) ? left : 0n;
  const [a, b] = [integerOf(left), integerOf(right)];
  if (levels[2]?.includes(operator)) {
    const order =
      a !== undefined && b !== undefined
        ? compare(a, b)
        : compare(encode(String(left)).toString('latin1'), encode(String(right)).toString('latin1'));
    return holds(operator, order) ? 1n : 0n;
  }
  if (a === undefined || b === undefined) throw new ExpressionError('non-integer argument');
  return BigInt.asIntN(64, calculate(operator, a, b));
}

function compare<T extends string | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function holds(operator: string, order: number): boolean {
  if (operator === '=' || operator === '==') return order === 0;
  if (operator === '!=') return order !== 0;
  return (
    (order < 0 && operator.startsWith('<')) ||
    (order > 0 && operator.startsWith('>')) ||
    (order === 0 && operator.endsWith('='))
  );
}

function calculate(operator: string, a: bigint, b: bigint): bigint {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (b === 0n) throw new ExpressionError('division by zero');
  return operator === '/' ? a / b : a % b;
}

function integerOf(value: Value): bigint | undefined {
  if (typeof value === 'bigint') return value;
  return /^-?\d+$/.test(value) ? BigInt(value) : undefined;
}

function isTrue(value: Value): boolean {
  return value !== '' && integerOf(value) !== 0n;
}

/** What the group of a pattern holds; without a group, how many bytes it matches from the start. */
function match(text: string, pattern: string): Value {
  try {
    const matcher = compileLinear(`^(?:${translatePosix(pattern, 'basic')})`, false)(text);
    const isFound = matcher.find();
    if (matcher.groupCount() > 0) return isFound ? (matcher.group(1) ?? '') : '';
    return BigInt(isFound ? encode(matcher.group() ?? '').length : 0);
  } catch (error) {
    // What is no expression is told by an exception of RE2's.
    if (error instanceof Error) throw new ExpressionError(`bad regex '${pattern}'`);
    throw error;
  }
}
