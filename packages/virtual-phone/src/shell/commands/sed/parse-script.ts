import { endOfSet } from '../text/bracket-set.ts';
import { compileLinear, hasBackReference, translatePosix } from '../text/posix-pattern.ts';
import { type Address, type SedCommand, SedError, type SedPattern } from './script.ts';

/**
 * Reads a script as toybox's sed does.
 *
 * @param isExtended `-E`, `-r`
 * @throws SedError with the place
 */
export function parseScript(text: string, isExtended: boolean): readonly SedCommand[] {
  const parser = new Parser(text, isExtended);
  return parser.commands();
}

/** printf's escapes of one letter. */
const escapes: Readonly<Record<string, string>> = {
  ...{ a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};

class Parser {
  readonly #text: string;
  readonly #isExtended: boolean;
  #at = 0;
  /** Where the command begins: named in errors. */
  #start = 0;

  constructor(text: string, isExtended: boolean) {
    this.#text = text;
    this.#isExtended = isExtended;
  }

  commands(): readonly SedCommand[] {
    const commands: SedCommand[] = [];
    let depth = 0;
    for (;;) {
      this.#skip(/(?:[\s;]|#[^\n]*)*/y);
      if (this.#at >= this.#text.length) break;
      const command = this.#command();
      depth += command.name === '{' ? 1 : command.name === '}' ? -1 : 0;
      if (depth < 0) this.#fail();
      commands.push(command);
    }
    if (depth > 0) throw new SedError('no }');
    return commands;
  }

  #command(): SedCommand {
    this.#start = this.#at;
    const start = this.#address();
    let end: Address | undefined;
    if (start !== undefined && this.#take(',')) end = this.#rangeEnd() ?? this.#fail();
    this.#skip(/\s*/y);
    const isNegated = this.#take('!');
    this.#skip(/\s*/y);
    const name = this.#text.charAt(this.#at);
    if (name === '' || ('}:'.includes(name) && start !== undefined)) this.#fail();
    if ('aiqQr='.includes(name) && end !== undefined) this.#fail();
    this.#at += 1;
    // Line 0 is no line: toybox takes such an address for none.
    const isNone = start?.kind === 'line' && start.line === 0;
    const place = { start: isNone ? undefined : start, end: isNone ? undefined : end, isNegated };
    return { name, ...place, argument: '', ...this.#argument(name) };
  }

  #address(): Address | undefined {
    const line = this.#skip(/\d+/y);
    if (line !== '') return { kind: 'line', line: Number(line) };
    if (this.#take('$')) return { kind: 'last' };
    const first = this.#text.charAt(this.#at);
    if (first !== '/' && first !== '\\') return undefined;
    if (first === '\\') this.#at += 1;
    return { kind: 'pattern', pattern: this.#pattern(this.#delimited(), false, this.#isExtended) };
  }

  #rangeEnd(): Address | undefined {
    const count = this.#skip(/\+\d+/y);
    return count === '' ? this.#address() : { kind: 'lines', count: Number(count) };
  }

  #argument(name: string): Partial<SedCommand> {
    if (name === 's') return { substitution: this.#substitution() };
    if (name === 'y') return { replaced: this.#transliteration() };
    if ('aic'.includes(name)) return { argument: this.#givenText() };
    if (name === 'w') return { argument: this.#fileName() };
    if (name === 'r') return { argument: this.#given(/[^\n]*/y) || this.#fail() };
    if (':btTqQ'.includes(name)) {
      const word = this.#given(/[^};\s]*/y);
      if (name === ':' && word === '') this.#fail();
      if ('qQ'.includes(name) && /\D/.test(word)) this.#fail();
      return { argument: word };
    }
    if (!'{}dDgGhHlnNpPx='.includes(name)) this.#fail();
    return {};
  }

  #given(rest: RegExp): string {
    this.#skip(/[^\S\n]*/y);
    return this.#skip(rest);
  }

  /** Up to the end of the line; a `\` before it takes the next line too, with the blanks it begins with. */
  #givenText(): string {
    const lines = this.#given(/(?:\\[\s\S]|[^\\\n])*/y);
    if (lines === '') this.#fail();
    return lines.replace(/^\\\n/, '').replaceAll(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter);
  }

  #fileName(): string {
    this.#skip(/\s*/y);
    const name = this.#skip(/(?:(?!\\;)[^\n])+/y);
    if (name === '') this.#fail();
    if (this.#text.startsWith('\\;', this.#at)) this.#at += 2;
    return name;
  }

  #substitution() {
    const delimiter = this.#text.charAt(this.#at);
    const source = this.#delimited();
    const replacement = this.#replacement(delimiter);
    let flags = '';
    let only = 0;
    for (;;) {
      const number = this.#skip(/[1-9]\d*/y);
      const letter = number === '' ? this.#skip(/[^\S\n]|[iIgpx]/y) : '';
      if (number === '' && letter === '') break;
      only ||= Number(number);
      flags += letter;
    }
    const pattern = this.#pattern(source, /i/i.test(flags), this.#isExtended || flags.includes('x'));
    const file = this.#take('w') ? this.#fileName() : undefined;
    return { pattern, replacement, only, all: flags.includes('g'), prints: flags.includes('p'), file };
  }

  /** Escapes are read at last, so that `\\1` is a backslash and a digit. */
  #replacement(delimiter: string): readonly (string | number)[] {
    const parts: (string | number)[] = [];
    let text = '';
    for (;;) {
      const character = this.#next();
      if (character === delimiter) break;
      const escaped = character === '\\' ? this.#next() : undefined;
      if (character === '&' || (escaped !== undefined && /\d/.test(escaped))) {
        parts.push(text, Number(escaped ?? 0));
        text = '';
      } else text += escaped === undefined ? character : (escapes[escaped] ?? escaped);
    }
    return [...parts, text];
  }

  #transliteration(): ReadonlyMap<string, string> {
    const delimiter = this.#text.charAt(this.#at);
    const from = [...this.#delimited()];
    this.#at -= 1;
    const to = [...this.#delimited()];
    if (from.length !== to.length || delimiter === '') this.#fail();
    // The first of several equal characters counts.
    return new Map(from.map((character, place) => [character, to[place] ?? ''] as const).reverse());
  }

  /** What stands between two delimiters, its escapes read; in an expression's `[…]` a delimiter is a character. */
  #delimited(): string {
    const delimiter = this.#next();
    if (delimiter === '\\' || delimiter === '\n') this.#fail();
    let result = '';
    for (;;) {
      if (this.#text.charAt(this.#at) === '[') {
        const end = endOfSet(this.#text, this.#at, true);
        if (end !== undefined) {
          const set = this.#text.slice(this.#at, end);
          this.#at = end;
          result += set.replaceAll(/\\([abefnrtv])/g, (_, letter: string) => escapes[letter] ?? letter);
          continue;
        }
      }
      const character = this.#next();
      if (character === delimiter) return result;
      if (character !== '\\') {
        result += character;
        continue;
      }
      const escaped = this.#next();
      if (escaped === delimiter) result += delimiter;
      else result += escapes[escaped] ?? `\\${escaped}`;
    }
  }

  #pattern(source: string, ignoresCase: boolean, isExtended: boolean): SedPattern {
    if (source === '') return undefined;
    if (hasBackReference(source)) throw new SedError(`bad regex '${source}': back-references are not supported`);
    try {
      return compileLinear(translatePosix(source, isExtended ? 'extended' : 'basic'), ignoresCase);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new SedError(`bad regex '${source}': ${error.message}`);
    }
  }

  #next(): string {
    const character = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    if (this.#at >= this.#text.length) this.#fail();
    this.#at += character.length;
    return character;
  }

  #take(character: string): boolean {
    const isThere = this.#text.startsWith(character, this.#at);
    if (isThere) this.#at += character.length;
    return isThere;
  }

  /** @param what sticky */
  #skip(what: RegExp): string {
    what.lastIndex = this.#at;
    const found = what.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #fail(): never {
    const line = this.#text.slice(this.#start).split('\n')[0] ?? '';
    throw new SedError(`bad pattern '${line}'@${this.#at - this.#start + 1} (${this.#text.charAt(this.#at)})`);
  }
}
