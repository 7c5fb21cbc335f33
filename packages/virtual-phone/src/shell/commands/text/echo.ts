import { encode } from '../../bytes.ts';
import { defineProgram } from '../../program.ts';

/** What mksh's echo prints: it reads escapes unless -E is given. */
export function renderEcho(args: readonly string[]): Uint8Array {
  let at = 0;
  let escapes = true;
  let newline = true;
  for (; /^-[neE]+$/.test(args[at] ?? ''); at += 1) {
    const flags = args[at] ?? '';
    if (flags.includes('n')) newline = false;
    if (flags.includes('e')) escapes = true;
    if (flags.includes('E')) escapes = false;
  }
  const words = args.slice(at).join(' ');
  if (!escapes || !words.includes('\\')) return encode(newline ? `${words}\n` : words);
  const { bytes, stopped } = readEscapes(words, 'mksh');
  return newline && !stopped ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes;
}

/** toybox's, which the shell runs by its path only: escapes are read with -e, and `\c` ends all of it. */
export const echo = defineProgram({
  name: 'echo',
  async run({ args, out }) {
    const first = args.findIndex((word) => !/^-[neE]+$/.test(word));
    const flags = args.slice(0, first < 0 ? undefined : first).join('');
    const words = first < 0 ? '' : args.slice(first).join(' ');
    const isRaw = flags.lastIndexOf('e') <= flags.lastIndexOf('E');
    const { bytes, stopped } = isRaw ? { bytes: encode(words), stopped: false } : readEscapes(words, 'echo');
    await out(bytes);
    if (!flags.includes('n') && !stopped) await out('\n');
    return 0;
  },
});

/** What mksh's print writes, and where. */
export function renderPrint(args: readonly string[]): { readonly text: Uint8Array; readonly descriptor: number } {
  const words = [...args];
  let flags = '';
  while (words[0] !== undefined && /^-[AcelNnpRrsu0-9]+$/.test(words[0])) flags += words.shift();
  if (words[0] === '--' || words[0] === '-') words.shift();
  const join = flags.includes('l') ? '\n' : flags.includes('N') ? '\0' : ' ';
  const raw = /[rR]/.test(flags);
  const { bytes, stopped } = raw
    ? { bytes: encode(words.join(join)), stopped: false }
    : readEscapes(words.join(join), 'mksh');
  const end = flags.includes('n') || stopped ? '' : flags.includes('N') ? '\0' : '\n';
  const descriptor = Number(/u(\d)/.exec(flags)?.[1] ?? '1');
  return { text: Buffer.concat([bytes, Buffer.from(end)]), descriptor };
}

const simple: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
};

/** Who reads escapes: mksh goes on after `\c`, and only printf knows octal digits without a 0 before them. */
export type EscapeReader = 'mksh' | 'echo' | 'printf';

/** Reads backslash escapes; `stopped` tells of a `\c`. */
export function readEscapes(text: string, reader: EscapeReader): { readonly bytes: Buffer; readonly stopped: boolean } {
  const pattern =
    /\\(?:0([0-7]{0,3})|([1-7][0-7]{0,2})|x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([\s\S]))/g;
  let stopped = false;
  const parts: Buffer[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, zero, octal, hex, short, long, letter] = match;
    parts.push(encode(text.slice(from, match.index)));
    from = match.index + whole.length;
    if (letter === 'c') {
      stopped = true;
      if (reader === 'mksh') continue;
      return { bytes: Buffer.concat(parts), stopped };
    }
    if ((octal !== undefined && reader !== 'printf') || ((short ?? long) !== undefined && reader === 'printf')) {
      parts.push(encode(whole));
      continue;
    }
    const byte = zero ?? octal;
    const code = short ?? long;
    if (byte !== undefined) parts.push(Buffer.of(Number.parseInt(byte === '' ? '0' : byte, 8) & 0xff));
    else if (hex !== undefined) parts.push(Buffer.of(Number.parseInt(hex, 16)));
    else if (code !== undefined) parts.push(encode(codePoint(Number.parseInt(code, 16))));
    else parts.push(encode(simple[letter ?? ''] ?? whole));
  }
  parts.push(encode(text.slice(from)));
  return { bytes: Buffer.concat(parts), stopped };
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
