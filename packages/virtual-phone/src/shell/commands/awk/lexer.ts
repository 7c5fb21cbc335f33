import { AwkError } from './syntax.ts';

export interface Token {
  readonly type: 'number' | 'string' | 'name' | 'function' | 'builtin' | 'word' | 'sign' | 'newline' | 'end';
  /** The number's value, the string's content, the word or the sign. */
  readonly text: string;
}

const words = new Set(
  'BEGIN END function func if else while for do break continue next nextfile exit return delete in getline print printf'.split(
    ' ',
  ),
);

const builtinNames: ReadonlySet<string> = new Set(
  'length substr index split sub gsub match sprintf sin cos atan2 exp log sqrt int rand srand tolower toupper system close fflush'.split(
    ' ',
  ),
);

const blanks = /(?:[ \t\r]|\\\r?\n|#[^\n]*)*/y;
const number = /(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const name = /[A-Za-z_]\w*/y;
const sign = /\*\*=|\*\*|\+\+|--|\+=|-=|\*=|\/=|%=|\^=|==|<=|>=|!=|!~|&&|\|\||>>|[-{}()[\];,+*/%^!<>|?:~$=]/y;

/** Reads a program token by token: only the parser knows whether a slash begins an expression. */
export class Lexer {
  readonly #text: string;
  #at = 0;
  line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  get place(): { readonly at: number; readonly line: number } {
    return { at: this.#at, line: this.line };
  }

  set place({ at, line }: { readonly at: number; readonly line: number }) {
    this.#at = at;
    this.line = line;
  }

  next(): Token {
    this.#skipBlanks();
    const character = this.#text.charAt(this.#at);
    if (character === '') return { type: 'end', text: '' };
    if (character === '\n') {
      this.#at += 1;
      this.line += 1;
      return { type: 'newline', text: '\n' };
    }
    if (character === '"') return { type: 'string', text: this.#string() };
    const digits = this.#take(number);
    if (digits !== undefined) return { type: 'number', text: digits };
    const word = this.#take(name);
    if (word !== undefined) {
      if (words.has(word)) return { type: 'word', text: word === 'func' ? 'function' : word };
      if (builtinNames.has(word)) return { type: 'builtin', text: word };
      return { type: this.#text.charAt(this.#at) === '(' ? 'function' : 'name', text: word };
    }
    const found = this.#take(sign);
    if (found === undefined) throw new AwkError(`syntax error at source line ${this.line}`);
    return { type: 'sign', text: found.replace('**', '^') };
  }

  /** Whether `getline` comes next. */
  isBeforeGetline(): boolean {
    return /^(?:[ \t\r]|\\\r?\n)*getline\b/.test(this.#text.slice(this.#at, this.#at + 200));
  }

  /** The rest of an expression whose first slash, and what else the token had, was read. */
  regex(begun: string): string {
    let source = begun;
    for (; ; this.#at += 1) {
      const character = this.#text.charAt(this.#at);
      if (character === '' || character === '\n') {
        throw new AwkError(`non-terminated regular expression ${source.slice(0, 10)}... at source line ${this.line}`);
      }
      if (character === '/') break;
      if (character === '\\') {
        this.#at += 1;
        const next = this.#text.charAt(this.#at);
        source += next === '/' ? '/' : `\\${next}`;
        continue;
      }
      source += character;
    }
    this.#at += 1;
    return source;
  }

  #skipBlanks(): void {
    blanks.lastIndex = this.#at;
    const skipped = blanks.exec(this.#text)?.[0] ?? '';
    this.#at += skipped.length;
    for (const character of skipped) if (character === '\n') this.line += 1;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.#text)?.[0];
    this.#at += taken?.length ?? 0;
    return taken;
  }

  #string(): string {
    const from = this.#at + 1;
    for (let at = from; ; at += 1) {
      const character = this.#text.charAt(at);
      if (character === '' || character === '\n') {
        throw new AwkError(`non-terminated string ${this.#text.slice(from, from + 10)}... at source line ${this.line}`);
      }
      if (character === '\\') {
        at += 1;
        if (this.#text.charAt(at) === '\n') this.line += 1;
      }
      if (character !== '"') continue;
      this.#at = at + 1;
      return readStringEscapes(this.#text.slice(from, at));
    }
  }
}

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  f: '\f',
  b: '\b',
  v: '\v',
  a: '\x07',
  '"': '"',
  '/': '/',
  '\\': '\\',
  '\n': '',
};

/** Of a string in a program, and of what is assigned on the command line. */
export function readStringEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([0-7]{1,3})|x([\da-fA-F]+)|([\s\S]))/g, (_, octal, hexadecimal, letter) => {
    if (octal !== undefined) return byteOf(Number.parseInt(octal, 8));
    if (hexadecimal !== undefined) return byteOf(Number.parseInt(hexadecimal, 16));
    return letters[letter] ?? letter;
  });
}

/** A byte beyond ASCII is no character: as decode() has it. */
export function byteOf(code: number): string {
  const byte = code & 0xff;
  return String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte);
}
