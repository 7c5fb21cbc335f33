import { encode } from '../../bytes.ts';
import { defineProgram } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { unknownOption } from './streams.ts';

/** toybox tr: by bytes. */
export const tr = defineProgram({
  name: 'tr',
  async run(context) {
    const options = parseOptions(context.args, 'Ccsd');
    const { unknown, operands } = options;
    if (unknown !== undefined) return unknownOption(context, 'tr', unknown);
    const [first, second] = operands;
    const problem = problemOf(operands);
    if (first === undefined || problem !== undefined) {
      context.err(`tr: ${problem}\n`);
      return 1;
    }
    const given = expandSet(first);
    const isComplement = options.has('c') || options.has('C');
    const from = isComplement ? allBytes.filter((byte) => !given.includes(byte)) : given;
    const to = second === undefined ? [] : expandSet(second);
    const isDeleted = flagsOf(options.has('d') ? from : []);
    const isSqueezed = flagsOf(options.has('s') ? [...from, ...to] : []);
    const map = Uint8Array.from(allBytes);
    // The last byte of the second set stands for all that it lacks.
    if (!options.has('d') && to.length > 0) {
      for (const [place, byte] of from.entries()) map[byte] = to[Math.min(place, to.length - 1)] ?? byte;
    }
    let last = -1;
    for await (const chunk of context.stdin) {
      const result = Buffer.allocUnsafe(chunk.length);
      let length = 0;
      for (const byte of chunk) {
        if (isDeleted[byte] === 1) continue;
        const mapped = map[byte] ?? byte;
        if (isSqueezed[byte] === 1 && last === mapped) continue;
        last = isSqueezed[byte] === 1 ? mapped : -1;
        result[length] = mapped;
        length += 1;
      }
      await context.out(result.subarray(0, length));
    }
    return 0;
  },
});

const allBytes = Array.from({ length: 256 }, (_, byte) => byte);

function flagsOf(bytes: readonly number[]): Uint8Array {
  const flags = new Uint8Array(256);
  for (const byte of bytes) flags[byte] = 1;
  return flags;
}

function problemOf(operands: readonly string[]): string | undefined {
  if (operands.length === 0) return 'Needs 1 argument (see "tr --help")';
  if (operands.length > 2) return 'Max 2 arguments (see "tr --help")';
  if (operands[1] === '') return "set2 can't be empty string";
  for (const operand of operands) {
    for (const [low = 0, high = 0] of ranges(operand)) if (low > high) return 'reverse colating order';
  }
  return undefined;
}

const classes: Readonly<Record<string, RegExp>> = {
  alpha: /[A-Za-z]/,
  alnum: /[0-9A-Za-z]/,
  digit: /[0-9]/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  space: /[\t-\r ]/,
  blank: /[\t ]/,
  punct: /[!-/:-@[-`{-~]/,
  cntrl: /\p{Cc}/u,
  xdigit: /[0-9A-Fa-f]/,
};

/** The bytes of a set: `a-z`, `[:digit:]`, `[=x=]`, `\n`, `\101`. */
function expandSet(set: string): readonly number[] {
  return tokensOf(set).flatMap((token) => {
    if (typeof token === 'number') return [token];
    if ('name' in token)
      return allBytes.filter((byte) => byte < 128 && classes[token.name]?.test(String.fromCharCode(byte)));
    return allBytes.slice(token.low, token.high + 1);
  });
}

function ranges(set: string): readonly (readonly number[])[] {
  return tokensOf(set).flatMap((token) =>
    typeof token === 'object' && 'low' in token ? [[token.low, token.high]] : [],
  );
}

type Token = number | { readonly name: string } | { readonly low: number; readonly high: number };

function tokensOf(set: string): readonly Token[] {
  const text = encode(set).toString('latin1');
  const tokens: Token[] = [];
  for (const [whole, escaped, name, equal, low, high] of text.matchAll(setToken)) {
    if (escaped !== undefined) tokens.push(byteOfEscape(escaped));
    else if (name !== undefined) tokens.push({ name });
    else if (equal !== undefined) tokens.push(equal.charCodeAt(0));
    else if (low !== undefined && high !== undefined) tokens.push({ low: low.charCodeAt(0), high: high.charCodeAt(0) });
    else tokens.push(whole.charCodeAt(0));
  }
  return tokens;
}

const setToken = new RegExp(
  String.raw`\\([0-7]{1,3}|x[\da-fA-F]{1,2}|[\s\S])|\[:(${Object.keys(classes).join('|')}):\]|\[=([\s\S])=\]|([\s\S])-([\s\S])|[\s\S]`,
  'g',
);

const escapes: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, e: 27 };

function byteOfEscape(escaped: string): number {
  if (/^[0-7]/.test(escaped)) return Number.parseInt(escaped, 8) & 0xff;
  if (/^x./.test(escaped)) return Number.parseInt(escaped.slice(1), 16);
  return escapes[escaped] ?? escaped.charCodeAt(0);
}
