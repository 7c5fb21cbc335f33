import { characterLength } from './characters.ts';
import type { AwkRegex } from './regex.ts';
import { AwkError } from './syntax.ts';
import { InputText, toText, type Value } from './values.ts';

/** More is a mistake, or meant to fill the memory. */
const mostFields = 1_000_000;

/** `$0` and its fields. Neither is made of the other before somebody asks. */
export class Fields {
  #record: Value = undefined;
  #fields: Value[] = [];
  #separator = ' ';
  #isParagraph = false;
  #isSplit = true;
  #isJoined = true;
  readonly #regex: (source: string) => AwkRegex;
  readonly #outputSeparator: () => string;
  readonly #numberFormat: () => string;

  constructor(options: {
    readonly regex: (source: string) => AwkRegex;
    /** OFS */
    readonly outputSeparator: () => string;
    /** CONVFMT */
    readonly numberFormat: () => string;
  }) {
    this.#regex = options.regex;
    this.#outputSeparator = options.outputSeparator;
    this.#numberFormat = options.numberFormat;
  }

  /** @param separator FS as it is now: what becomes of it later is for the next record */
  setRecord(record: Value, separator: string, isParagraph: boolean): void {
    this.#record = record;
    this.#separator = separator;
    this.#isParagraph = isParagraph;
    this.#isSplit = false;
    this.#isJoined = true;
  }

  get record(): Value {
    this.join();
    return this.#record;
  }

  /** Makes the record of fields that were set. */
  join(): void {
    if (this.#isJoined) return;
    const format = this.#numberFormat();
    this.#record = new InputText(this.#fields.map((field) => toText(field, format)).join(this.#outputSeparator()));
    this.#isJoined = true;
  }

  get count(): number {
    this.#split();
    return this.#fields.length;
  }

  set count(count: number) {
    this.#split();
    if (!(count >= 0) || count > mostFields) throw new AwkError(`cannot set NF to a negative value`);
    const whole = Math.trunc(count);
    while (this.#fields.length < whole) this.#fields.push('');
    this.#fields.length = whole;
    this.#isJoined = false;
  }

  get(index: number): Value {
    const place = checkedIndex(index);
    if (place === 0) return this.record;
    this.#split();
    // What is not there is an empty text, and not equal to 0.
    return place > this.#fields.length ? '' : this.#fields[place - 1];
  }

  set(index: number, value: Value): void {
    const place = checkedIndex(index);
    this.#split();
    while (this.#fields.length < place - 1) this.#fields.push('');
    this.#fields[place - 1] = value;
    this.#isJoined = false;
  }

  #split(): void {
    if (this.#isSplit) return;
    this.#isSplit = true;
    const text = toText(this.#record, this.#numberFormat());
    const parts = splitText(text, this.#separator, this.#isParagraph, this.#regex);
    this.#fields = parts.map((part) => new InputText(part));
  }
}

function checkedIndex(index: number): number {
  const place = Math.trunc(index);
  if (place >= 0 && place <= mostFields) return place;
  throw new AwkError(`trying to access out of range field ${place}`);
}

/** By blanks, by tabs, by one character, by every character, by an expression. */
export function splitText(
  text: string,
  separator: string,
  isParagraph: boolean,
  regex: (source: string) => AwkRegex,
): string[] {
  if (text === '') return [];
  if (separator === ' ') {
    // Blanks at the end are counted from there: an expression would look for the end from each blank in the text.
    let end = text.length;
    while (end > 0 && ' \t\n'.includes(text.charAt(end - 1))) end -= 1;
    const trimmed = text.slice(0, end).replace(/^[ \t\n]+/, '');
    return trimmed === '' ? [] : trimmed.split(/[ \t\n]+/);
  }
  if (separator === '') return [...text];
  if ([...separator].length === 1 && separator !== '\\') {
    return isParagraph && separator !== '\n'
      ? text.split('\n').flatMap((line) => line.split(separator))
      : text.split(separator);
  }
  const lines = isParagraph ? text.split('\n') : [text];
  return lines.flatMap((line) => splitByRegex(line, regex(separator)));
}

export function splitByRegex(text: string, regex: AwkRegex): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; ) {
    const found = regex.find(text, at);
    if (found === undefined) break;
    if (found.to === found.from) {
      // Nothing separates nothing.
      at = found.to + characterLength(text, found.to);
      continue;
    }
    parts.push(text.slice(from, found.from));
    from = found.to;
    at = found.to;
  }
  parts.push(text.slice(from));
  return parts;
}
