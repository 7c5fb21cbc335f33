import { commands } from './commands.ts';
import { runExCommand } from './ex-commands.ts';
import { insertKey } from './insert-mode.ts';
import { isMotion, type Motion, move, spanOf, wantsCharacter } from './motions.ts';
import { type Key, key } from './read-keys.ts';
import { search } from './search.ts';
import type { Place, Span, Taken, TextBuffer } from './text-buffer.ts';

/** Writes the text. @returns what the bottom line says of it, and whether it is written */
export type Save = (name: string | undefined, text: string) => Promise<{ readonly said: string; readonly ok: boolean }>;

/** The editor, without its screen: a text, a cursor, and what the keys do to them. */
export class Editor {
  readonly buffer: TextBuffer;
  readonly save: Save;
  mode: 'command' | 'insert' | 'bottom line' = 'command';
  cursor: Place = { line: 0, column: 0 };
  /** First line and number of lines that are seen. */
  view = { top: 0, rows: 23 };
  /** What is typed on the bottom line, with the sign it began with. */
  bottomLine = '';
  message = '';
  /** Ends of lines are seen, as `$`: `:set list`. */
  showsEnds = false;
  isOver = false;
  #taken: Taken = { lines: [], isLines: false };
  #searched: { readonly pattern: string; readonly isBackward: boolean } | undefined;
  /** A command that is not whole yet. */
  #count = '';
  #operator: { readonly name: string; readonly count: number | undefined } | undefined;
  #waiting: Key | undefined;
  /** Keys of the command that is being typed, and of the last one that changed the text. */
  #typed: Key[] = [];
  #lastChange: readonly Key[] = [];
  #changes = false;

  constructor(buffer: TextBuffer, save: Save) {
    this.buffer = buffer;
    this.save = save;
  }

  async press(pressed: Key): Promise<void> {
    this.message = '';
    if (this.mode === 'bottom line') return await this.#pressOnBottomLine(pressed);
    this.#typed.push(pressed);
    if (this.mode === 'insert') insertKey(this, pressed);
    else if (pressed === '.' && this.#operator === undefined && this.#waiting === undefined) await this.#again();
    else this.#pressCommand(pressed);
    if (this.mode === 'command' && this.#isIdle) this.#settle();
  }

  /** Puts the cursor where it may stand, and the view where the cursor is. */
  show(rows = this.view.rows): void {
    const line = Math.max(0, Math.min(this.buffer.length - 1, this.cursor.line));
    const { length } = this.buffer.line(line);
    const last = this.mode === 'insert' ? length : Math.max(0, length - 1);
    this.cursor = { line, column: Math.max(0, Math.min(last, this.cursor.column)) };
    const top = Math.max(Math.min(this.view.top, line), line - rows + 1);
    this.view = { top, rows };
  }

  beginChange(): void {
    this.#changes = true;
    this.buffer.beginChange(this.cursor);
  }

  insertAt(cursor: Place): void {
    this.beginChange();
    this.cursor = cursor;
    this.mode = 'insert';
  }

  take(span: Span): void {
    this.#taken = this.buffer.read(span);
  }

  /** Behind the cursor, or the line below. */
  put(): void {
    const { lines, isLines } = this.#taken;
    if (lines.length === 0) return;
    this.beginChange();
    const { line, column } = this.cursor;
    if (isLines) {
      this.buffer.insertLines(line + 1, lines);
      this.cursor = { line: line + 1, column: 0 };
      return;
    }
    const at = this.buffer.line(line).length === 0 ? 0 : column + 1;
    const end = this.buffer.insert({ line, column: at }, lines.join('\n'));
    this.cursor = { ...end, column: end.column - 1 };
  }

  undo(): void {
    const place = this.buffer.undo();
    if (place === undefined) this.message = 'Already at the oldest change';
    else this.cursor = place;
  }

  openBottomLine(sign: ':' | '/' | '?'): void {
    this.mode = 'bottom line';
    this.bottomLine = sign;
  }

  searchAgain(): void {
    if (this.#searched === undefined) return;
    const found = search(this.buffer, this.cursor, this.#searched);
    if (typeof found === 'string') this.message = found;
    else this.cursor = found;
  }

  scroll(lines: number): void {
    const top = Math.max(0, Math.min(this.buffer.length - 1, this.view.top + lines));
    this.view = { ...this.view, top };
    const line = Math.max(top, Math.min(top + this.view.rows - 1, this.cursor.line));
    this.cursor = { ...this.cursor, line };
  }

  get #isIdle(): boolean {
    return this.#count === '' && this.#operator === undefined && this.#waiting === undefined;
  }

  #settle(): void {
    if (this.#changes) this.#lastChange = this.#typed;
    this.#changes = false;
    this.#typed = [];
  }

  async #again(): Promise<void> {
    const keys = this.#lastChange;
    this.#typed = [];
    for (const each of keys) await this.press(each);
  }

  #forget(): void {
    this.#count = '';
    this.#operator = undefined;
    this.#waiting = undefined;
  }

  #pressCommand(pressed: Key): void {
    if (pressed === key.escape) this.#forget();
    else if (this.#waiting !== undefined) this.#move(this.#waiting, pressed);
    else if (/^[1-9]$/.test(pressed) || (pressed === '0' && this.#count !== '')) this.#count += pressed;
    else if (wantsCharacter.has(pressed)) this.#waiting = pressed;
    else if (operators.has(pressed)) this.#pressOperator(pressed);
    else if (isMotion(pressed)) this.#move(pressed, '');
    else {
      const command = this.#operator === undefined ? commands[pressed] : undefined;
      const count = this.#takeCount();
      this.#forget();
      command?.(this, count);
    }
  }

  /** Twice it means whole lines. */
  #pressOperator(pressed: Key): void {
    if (this.#operator === undefined) this.#operator = { name: pressed, count: this.#takeCount() };
    else if (this.#operator.name === pressed) this.#operateOnLines();
    else this.#forget();
  }

  #takeCount(): number | undefined {
    const count = this.#count === '' ? undefined : Number(this.#count);
    this.#count = '';
    return count;
  }

  #move(name: Key, character: Key): void {
    const operator = this.#operator;
    const [first, second] = [operator?.count, this.#takeCount()];
    const count = first === undefined ? second : first * (second ?? 1);
    this.#forget();
    const { buffer, cursor, view } = this;
    // Changing a word leaves the blank behind it.
    const isWord = operator?.name === 'c' && name === 'w' && /\S/.test(buffer.line(cursor.line)[cursor.column] ?? '');
    const motion = move(isWord ? 'e' : name, { buffer, cursor, count, view, character });
    if (motion === undefined) return;
    if (operator === undefined) this.cursor = motion.to;
    else this.#operate(operator.name, spanOf(cursor, name === 'w' ? this.#withinLine(motion) : motion));
  }

  /** The last word of a line ends with it for an operator, however far the next one is. */
  #withinLine(motion: Motion): Motion {
    const { line } = this.cursor;
    if (motion.takes !== 'before' || motion.to.line !== line + 1 || motion.to.column !== 0) return motion;
    return { ...motion, to: { line, column: this.buffer.line(line).length } };
  }

  #operateOnLines(): void {
    const { name = '', count } = this.#operator ?? {};
    const lines = (count ?? 1) * (this.#takeCount() ?? 1);
    this.#forget();
    const { line } = this.cursor;
    const to = { line: Math.min(this.buffer.length, line + lines) - 1, column: 0 };
    this.#operate(name, { from: { line, column: 0 }, to, isLines: true });
  }

  #operate(name: string, span: Span): void {
    this.take(span);
    if (name === 'y') {
      if (!span.isLines) this.cursor = span.from;
      return;
    }
    this.beginChange();
    this.buffer.remove(span);
    this.cursor = span.from;
    if (name !== 'c') return;
    // A changed line stays, empty.
    if (span.isLines && (this.buffer.length > 1 || this.buffer.line(0).length > 0)) {
      this.buffer.insertLines(span.from.line, ['']);
    }
    this.mode = 'insert';
  }

  async #pressOnBottomLine(pressed: Key): Promise<void> {
    if (pressed === key.enter) {
      const [sign, text] = [this.bottomLine.charAt(0), this.bottomLine.slice(1)];
      this.#leaveBottomLine();
      if (sign === ':') return await runExCommand(this, text);
      const pattern = text === '' ? this.#searched?.pattern : text;
      if (pattern === undefined) return;
      this.#searched = { pattern, isBackward: sign === '?' };
      this.searchAgain();
    } else if (pressed === key.escape || (pressed === key.backspace && this.bottomLine.length === 1)) {
      this.#leaveBottomLine();
    } else if (pressed === key.backspace) this.bottomLine = [...this.bottomLine].slice(0, -1).join('');
    else if (!pressed.startsWith('<') || pressed === '<') this.bottomLine += pressed;
  }

  #leaveBottomLine(): void {
    this.mode = 'command';
    this.bottomLine = '';
    this.#settle();
  }
}

const operators: ReadonlySet<Key> = new Set(['c', 'd', 'y']);
