import { compileLinear } from '../text/posix-pattern.ts';
import { AwkError } from './syntax.ts';

/** Where a match is. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** An expression of awk: of the matches that begin first, the longest. */
export interface AwkRegex {
  test(text: string): boolean;
  /** @returns undefined when there is none from this place on */
  find(text: string, from: number): Span | undefined;
}

/** Longer, even a search with one repetition takes too long when it backtracks. */
const mostBacktracked = 2_000;

/** Translating takes time by the square of the length, without a turn for anybody else. */
const longestSource = 20_000;

/** @throws AwkError when it is no expression */
export function compileAwkRegex(source: string): AwkRegex {
  if (source === '') return textRegex('');
  if (source.length > longestSource) throw new AwkError(`regular expression too big: ${source.slice(0, 10)}...`);
  const { expression, literal, isSimple } = translate(source);
  if (literal !== undefined) return textRegex(literal);
  let linear: ReturnType<typeof compileLinear>;
  let quick: RegExp | undefined;
  try {
    linear = compileLinear(expression, false);
    quick = isSimple ? new RegExp(expression, 'su') : undefined;
  } catch (error) {
    // What is no expression is told by an exception.
    if (error instanceof Error) throw new AwkError(`syntax error in regular expression ${source}`);
    throw error;
  }
  const found = (text: string, from: number): Span | undefined => {
    const matcher = linear(text);
    return matcher.find(from) ? { from: matcher.start(), to: matcher.end() } : undefined;
  };
  if (quick === undefined) return { test: (text) => linear(text).find(), find: found };
  const quickFrom = new RegExp(expression, 'gsu');
  return {
    test: (text) => (text.length > mostBacktracked ? linear(text).find() : quick.test(text)),
    find(text, from) {
      if (text.length > mostBacktracked) return found(text, from);
      quickFrom.lastIndex = from;
      const match = quickFrom.exec(text);
      return match === null ? undefined : { from: match.index, to: match.index + match[0].length };
    },
  };
}

function textRegex(literal: string): AwkRegex {
  return {
    test: (text) => text.includes(literal),
    find(text, from) {
      const place = text.indexOf(literal, from);
      return place < 0 ? undefined : { from: place, to: place + literal.length };
    },
  };
}

interface Translation {
  /** In words that both RE2 and JavaScript have. */
  readonly expression: string;
  /** When it is nothing but text. */
  readonly literal: string | undefined;
  /** With one repetition at most and no alternatives: JavaScript finds the longest match too, and soon. */
  readonly isSimple: boolean;
}

function translate(source: string): Translation {
  let expression = '';
  let literal: string | undefined = '';
  let repetitions = 0;
  let isSimple = true;
  for (let at = 0; at < source.length; ) {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (character === '[') {
      const set = readSet(source, at);
      expression += set.expression;
      at = set.end;
      literal = undefined;
      continue;
    }
    if (character === '\\' && at + 1 < source.length) {
      const escaped = readEscape(source, at + 1);
      expression += quote(escaped.text);
      if (literal !== undefined) literal += escaped.text;
      at = escaped.end;
      continue;
    }
    const braces = character === '{' ? /^\{\d+(?:,\d*)?\}/.exec(source.slice(at))?.[0] : undefined;
    const isPlain = character === '{' ? braces === undefined : !'.*+?^$()|'.includes(character);
    // Nothing to repeat: the sign stands for itself.
    const isLost = '*+?'.includes(character) && isStart(expression, true);
    if (isPlain || isLost) {
      expression += quote(character);
      if (literal !== undefined) literal += character;
      at += character.length;
      continue;
    }
    if (character === '|' && (isStart(expression, false) || /^\|(?:$|[|)])/.test(source.slice(at)))) {
      throw new AwkError(`illegal primary in regular expression ${source} at ${source.slice(at + 1)}`);
    }
    literal = undefined;
    if (braces !== undefined || '*+?'.includes(character)) {
      repetitions += 1;
      // RE2 has no repetition of a repetition.
      if (/(?:[*+?]|\{[\d,]+\})$/.test(expression) && !/\\.$/.test(expression)) {
        expression = wrapLast(expression);
        isSimple = false;
      }
    }
    if ('()|'.includes(character) || (character === '^' && at > 0) || (character === '$' && at < source.length - 1)) {
      isSimple = false;
    }
    expression += braces ?? character;
    at += braces?.length ?? character.length;
  }
  return { expression, literal, isSimple: isSimple && repetitions <= 1 };
}

/** Whether there is nothing yet to repeat, or to choose. */
function isStart(expression: string, isAnchorNothing: boolean): boolean {
  if (expression === '') return true;
  const last = expression.at(-1) ?? '';
  return (isAnchorNothing ? '(|^' : '(|').includes(last) && !/(?:^|[^\\])\\(?:\\\\)*.$/s.test(expression);
}

/** `a**` is `a*`: of repetitions that follow each other only stars come to something sensible. */
function wrapLast(expression: string): string {
  return expression.replace(/(?:[*+?]|\{[\d,]+\})$/, '');
}

function quote(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

const controls: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  f: '\f',
  b: '\b',
  v: '\v',
  a: '\x07',
};

/** What follows a backslash. */
function readEscape(source: string, at: number): { readonly text: string; readonly end: number } {
  const octal = /^[0-7]{1,3}/.exec(source.slice(at, at + 3))?.[0];
  if (octal !== undefined)
    return { text: String.fromCharCode(Number.parseInt(octal, 8) & 0xff), end: at + octal.length };
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return { text: controls[character] ?? character, end: at + character.length };
}

const classes = new Map<string, string>(
  Object.entries({
    alnum: '0-9A-Za-z',
    alpha: 'A-Za-z',
    blank: ' \\t',
    cntrl: '\\x00-\\x1f\\x7f',
    digit: '0-9',
    graph: '!-~',
    lower: 'a-z',
    print: ' -~',
    punct: '!-\\/:-@\\[-`\\{-~',
    space: ' \\t-\\r',
    upper: 'A-Z',
    xdigit: '0-9A-Fa-f',
  }),
);

/** `[…]`, whose backslash escapes as it does elsewhere. */
function readSet(source: string, start: number): { readonly expression: string; readonly end: number } {
  let at = start + 1;
  const isNegated = source.charAt(at) === '^';
  if (isNegated) at += 1;
  let set = '';
  for (const first = at; ; ) {
    if (at >= source.length) throw new AwkError(`nonterminated character class ${source}`);
    const named = /^\[:(\w+):\]/.exec(source.slice(at, at + 12));
    const known = classes.get(named?.[1] ?? '');
    if (named !== null && known !== undefined) {
      set += known;
      at += named[0].length;
      continue;
    }
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (character === ']' && at > first) break;
    if (character === '-' && at > first && source.charAt(at + 1) !== ']' && set !== '' && !isRangeEnd(set)) {
      const upper = source.charAt(at + 1) === '\\' ? readEscape(source, at + 2) : plain(source, at + 1);
      const lower = lastOf(set);
      at = upper.end;
      // A range that runs backwards holds nothing.
      if (lower > (upper.text.codePointAt(0) ?? 0)) continue;
      set += `-${quoteInSet(upper.text)}`;
      continue;
    }
    const part = character === '\\' && at + 1 < source.length ? readEscape(source, at + 1) : plain(source, at);
    set += quoteInSet(part.text);
    at = part.end;
  }
  return { expression: `[${isNegated ? '^' : ''}${set}]`, end: at + 1 };
}

function plain(source: string, at: number): { readonly text: string; readonly end: number } {
  const text = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return { text, end: at + text.length };
}

function isRangeEnd(set: string): boolean {
  return /[^\\]-(?:\\?.)$/su.test(set);
}

function lastOf(set: string): number {
  return [...set].at(-1)?.codePointAt(0) ?? 0;
}

function quoteInSet(text: string): string {
  return text.replace(/[\\^\]\-[]/g, '\\$&');
}
