import { decode } from '../../bytes.ts';
import type { ProgramInput } from '../../program-input.ts';
import type { Memory } from './memory.ts';
import type { AwkRegex } from './regex.ts';

/** Where a record ends: at a character, after a paragraph, at an expression. */
export type Separator =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'regex'; readonly regex: AwkRegex };

/** Takes records from an input, as they come. */
export class RecordReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #memory: Memory;
  #text = '';
  #at = 0;
  /** Before the text: no separator is in it. */
  #begun: string[] = [];
  #begunSize = 0;
  #tail: Uint8Array = new Uint8Array();
  #isAtEnd = false;

  constructor(input: ProgramInput, memory: Memory) {
    this.#chunks = input[Symbol.asyncIterator]();
    this.#memory = memory;
  }

  /** @returns undefined when more has to be read first, or nothing is left: see {@link fill} */
  take(separator: Separator): string | undefined {
    if (separator.kind !== 'character') return this.#takeLong(separator);
    const end = this.#text.indexOf(separator.character, this.#at);
    if (end < 0) {
      this.#begun.push(this.#text.slice(this.#at));
      this.#begunSize += this.#text.length - this.#at;
      this.#text = '';
      this.#at = 0;
      return this.#isAtEnd ? this.#last() : undefined;
    }
    const record = this.#text.slice(this.#at, end);
    this.#at = end + separator.character.length;
    if (this.#begunSize === 0) return record;
    return this.#takeBegun() + record;
  }

  /** @returns false at the end */
  async fill(): Promise<boolean> {
    if (this.#isAtEnd) return false;
    const { value, done } = await this.#chunks.next();
    this.#text = this.#text.slice(this.#at);
    this.#at = 0;
    if (done === true) {
      this.#isAtEnd = true;
      this.#text += decode(this.#tail);
      return true;
    }
    const bytes = this.#tail.length === 0 ? value : Buffer.concat([this.#tail, value]);
    const whole = wholeCharacters(bytes);
    this.#tail = bytes.slice(whole);
    this.#text += decode(bytes.subarray(0, whole));
    if (this.#text.length + this.#begunSize > mostPending) this.#memory.exceeded();
    return true;
  }

  async close(): Promise<void> {
    this.#isAtEnd = true;
    await this.#chunks.return?.();
  }

  #takeBegun(): string {
    const begun = this.#begun.join('');
    this.#begun = [];
    this.#begunSize = 0;
    return begun;
  }

  /** What is left when the input has ended. */
  #last(): string | undefined {
    const record = this.#takeBegun() + this.#text.slice(this.#at);
    this.#text = '';
    this.#at = 0;
    return record === '' ? undefined : record;
  }

  #takeLong(separator: Exclude<Separator, { readonly kind: 'character' }>): string | undefined {
    if (this.#begunSize > 0) this.#text = this.#takeBegun() + this.#text.slice(this.#at);
    else if (this.#at > 0) this.#text = this.#text.slice(this.#at);
    this.#at = 0;
    if (separator.kind === 'paragraph') {
      // Until something else comes: who knows how many blank lines there are.
      this.#text = this.#text.replace(/^\n+/, '');
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const record = this.#text.slice(0, end);
        this.#at = end + 2;
        return record;
      }
    } else {
      const end = separator.regex.find(this.#text, 0);
      // What ends where the text does may be longer than that.
      if (end !== undefined && end.to > end.from && (end.to < this.#text.length || this.#isAtEnd)) {
        this.#at = end.to;
        return this.#text.slice(0, end.from);
      }
    }
    if (!this.#isAtEnd) return undefined;
    return separator.kind === 'paragraph' ? this.#last()?.replace(/\n$/, '') : this.#last();
  }
}

/** Of one record. */
const mostPending = 64 * 1024 * 1024;

/** Bytes up to a character that only begins here. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
