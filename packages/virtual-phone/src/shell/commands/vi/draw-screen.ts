import type { Editor } from './editor.ts';

const tabWidth = 8;

/** Everything a terminal of this size is to show, and where its cursor stands. */
export function drawScreen(
  editor: Editor,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): string {
  const { buffer, cursor, view, showsEnds } = editor;
  const textRows = rows - 1;
  const at = widthOf(buffer.line(cursor.line).slice(0, cursor.column));
  // A long line is seen from where its cursor is.
  const left = at < columns ? 0 : at - columns + Math.min(columns, 20);
  const lines = Array.from({ length: textRows }, (_, row) => {
    const line = view.top + row;
    if (line >= buffer.length) return '~';
    return part(`${expand(buffer.line(line))}${showsEnds ? '$' : ''}`, left, columns);
  });
  const isTyping = editor.mode === 'bottom line';
  const bottom = isTyping ? editor.bottomLine : statusLine(editor, columns);
  const place = isTyping ? [rows, widthOf([...bottom]) + 1] : [cursor.line - view.top + 1, at - left + 1];
  const drawn = [...lines, bottom].map((line, row) => `\x1b[${row + 1};1H${line}\x1b[K`).join('');
  return `\x1b[?25l${drawn}\x1b[${place[0]};${place[1]}H\x1b[?25h`;
}

/** What there is to say on the left, the place in the text on the right. */
function statusLine({ buffer, cursor, mode, message }: Editor, columns: number): string {
  const said = message === '' && mode === 'insert' ? '-- INSERT --' : message;
  const percent = Math.round(((cursor.line + 1) / buffer.length) * 100);
  const place = `${cursor.line + 1},${cursor.column + 1}  ${percent}%`;
  const room = columns - place.length - 1;
  return room < 1 ? part(said, 0, columns) : `${part(said, 0, room).padEnd(room)} ${place}`;
}

/** As it is seen: tabs are blanks, control characters two signs. */
function expand(line: readonly string[]): string {
  let width = 0;
  let seen = '';
  for (const character of line) {
    const text = shown(character, width);
    seen += text;
    width += widthOf([text]);
  }
  return seen;
}

function shown(character: string, column: number): string {
  if (character === '\t') return ' '.repeat(tabWidth - (column % tabWidth));
  const code = character.charCodeAt(0);
  if (code < 0x20) return `^${String.fromCharCode(code + 0x40)}`;
  // A byte that is part of no character.
  if (character.length === 1 && code >= 0xd800 && code <= 0xdfff) return '\ufffd';
  return code === 0x7f ? '^?' : character;
}

function widthOf(characters: readonly string[]): number {
  let width = 0;
  for (const character of characters) {
    for (const each of shown(character, width)) width += wide.test(each) ? 2 : 1;
  }
  return width;
}

/** Characters that take two columns of a terminal. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

function part(text: string, left: number, columns: number): string {
  let at = 0;
  let seen = '';
  for (const character of text) {
    const width = wide.test(character) ? 2 : 1;
    if (at >= left && at + width <= left + columns) seen += character;
    at += width;
  }
  return seen;
}
