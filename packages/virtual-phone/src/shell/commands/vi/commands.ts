import type { Editor } from './editor.ts';
import { type Key, key } from './read-keys.ts';
import type { Span } from './text-buffer.ts';

/** A key of command mode that does something by itself. */
type Command = (editor: Editor, count: number | undefined) => void;

/** To the end of the line, or over so many characters of it. */
function restOfLine({ buffer, cursor }: Editor, characters = Number.POSITIVE_INFINITY): Span {
  const end = Math.min(buffer.line(cursor.line).length, cursor.column + characters);
  return { from: cursor, to: { line: cursor.line, column: end }, isLines: false };
}

function cut(editor: Editor, span: Span): void {
  if (span.from.column === span.to.column) return;
  editor.take(span);
  editor.beginChange();
  editor.buffer.remove(span);
}

function openLine(editor: Editor, line: number): void {
  editor.insertAt({ line, column: 0 });
  editor.buffer.insertLines(line, ['']);
}

const half = ({ view }: Editor) => Math.max(1, Math.floor(view.rows / 2));
const page = ({ view }: Editor) => Math.max(1, view.rows - 2);

/** Those that neither move the cursor nor wait for a motion. */
export const commands: Readonly<Record<Key, Command>> = {
  i: (editor) => editor.insertAt(editor.cursor),
  I: (editor) => editor.insertAt({ ...editor.cursor, column: 0 }),
  a: (editor) => editor.insertAt({ ...editor.cursor, column: editor.cursor.column + 1 }),
  A: (editor) => editor.insertAt({ ...editor.cursor, column: editor.buffer.line(editor.cursor.line).length }),
  o: (editor) => openLine(editor, editor.cursor.line + 1),
  O: (editor) => openLine(editor, editor.cursor.line),
  x: (editor, count = 1) => cut(editor, restOfLine(editor, count)),
  [key.delete]: (editor, count = 1) => cut(editor, restOfLine(editor, count)),
  D: (editor) => cut(editor, restOfLine(editor)),
  J(editor, count = 2) {
    editor.beginChange();
    for (let done = 1; done < Math.max(2, count); done += 1) editor.buffer.join(editor.cursor.line);
  },
  p(editor, count = 1) {
    for (let done = 0; done < count; done += 1) editor.put();
  },
  u: (editor) => editor.undo(),
  n: (editor) => editor.searchAgain(),
  ':': (editor) => editor.openBottomLine(':'),
  '/': (editor) => editor.openBottomLine('/'),
  '?': (editor) => editor.openBottomLine('?'),
  // Ctrl with D, B, F, E and Y
  '\x04': (editor) => editor.scroll(half(editor)),
  '\x02': (editor) => editor.scroll(-page(editor)),
  '\x06': (editor) => editor.scroll(page(editor)),
  '\x05': (editor) => editor.scroll(1),
  '\x19': (editor) => editor.scroll(-1),
  [key.pageUp]: (editor) => editor.scroll(-page(editor)),
  [key.pageDown]: (editor) => editor.scroll(page(editor)),
};
