/** A place in a text, both from 0; `column` counts characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Characters from one place up to another, or whole lines. */
export interface Span {
  readonly from: Place;
  /** Not part of it; of whole lines the last one, which is. */
  readonly to: Place;
  readonly isLines: boolean;
}

/** What was taken out of a text, to be put in again. */
export interface Taken {
  readonly lines: readonly string[];
  readonly isLines: boolean;
}

/** The text that is edited: at least one line, each a list of characters. */
export class TextBuffer {
  isChanged = false;
  #lines: (readonly string[])[];
  readonly #earlier: { readonly lines: readonly (readonly string[])[]; readonly cursor: Place }[] = [];

  constructor(text: string) {
    const lines = text.replace(/\n$/, '').split('\n');
    this.#lines = lines.map((line) => [...line]);
  }

  get length(): number {
    return this.#lines.length;
  }

  line(index: number): readonly string[] {
    return this.#lines[index] ?? [];
  }

  /** Each line has an end, the last one too; but an empty text is no line. */
  text(): string {
    const text = this.#lines.map((line) => line.join('')).join('\n');
    return text === '' && this.length === 1 ? '' : `${text}\n`;
  }

  /** From here on everything is one change, until the next call. */
  beginChange(cursor: Place): void {
    this.#earlier.push({ lines: [...this.#lines], cursor });
  }

  /** Takes the last change back. @returns where it was made; undefined when there was none */
  undo(): Place | undefined {
    for (let last = this.#earlier.pop(); last !== undefined; last = this.#earlier.pop()) {
      const isSame = last.lines.length === this.length && last.lines.every((line, at) => line === this.#lines[at]);
      if (isSame) continue;
      this.#lines = [...last.lines];
      this.isChanged = true;
      return last.cursor;
    }
    return undefined;
  }

  /** Puts text in. @returns the place behind it */
  insert({ line, column }: Place, text: string): Place {
    const parts = text.split('\n').map((part) => [...part]);
    const old = this.line(line);
    const last = parts.at(-1) ?? [];
    const end = parts.length === 1 ? column + last.length : last.length;
    const first = [...old.slice(0, column), ...(parts[0] ?? [])];
    const rest = old.slice(column);
    const lines = parts.length === 1 ? [[...first, ...rest]] : [first, ...parts.slice(1, -1), [...last, ...rest]];
    this.#replace(line, 1, lines);
    return { line: line + parts.length - 1, column: end };
  }

  insertLines(before: number, lines: readonly string[]): void {
    this.#replace(
      before,
      0,
      lines.map((line) => [...line]),
    );
  }

  read({ from, to, isLines }: Span): Taken {
    const lines = this.#lines.slice(from.line, to.line + 1).map((line) => line.join(''));
    if (isLines) return { lines, isLines };
    const cut = this.#lines.slice(from.line, to.line + 1).map((line, at, all) => {
      const end = at === all.length - 1 ? to.column : line.length;
      return line.slice(at === 0 ? from.column : 0, end).join('');
    });
    return { lines: cut, isLines };
  }

  remove({ from, to, isLines }: Span): void {
    if (isLines) {
      this.#replace(from.line, to.line - from.line + 1, []);
      if (this.length === 0) this.#lines = [[]];
      return;
    }
    const joined = [...this.line(from.line).slice(0, from.column), ...this.line(to.line).slice(to.column)];
    this.#replace(from.line, to.line - from.line + 1, [joined]);
  }

  /** Joins a line with the next one, a blank between them. */
  join(line: number): void {
    if (line + 1 >= this.length) return;
    const next = this.line(line + 1)
      .join('')
      .trimStart();
    const first = this.line(line).join('').trimEnd();
    const blank = first === '' || next === '' ? '' : ' ';
    this.#replace(line, 2, [[...first, ...blank, ...next]]);
  }

  #replace(at: number, count: number, lines: readonly (readonly string[])[]): void {
    this.#lines.splice(at, count, ...lines);
    this.isChanged = true;
  }
}
