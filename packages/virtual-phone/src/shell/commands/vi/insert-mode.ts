import type { Editor } from './editor.ts';
import { type Key, key } from './read-keys.ts';

/** What a key does while text is typed. */
export function insertKey(editor: Editor, pressed: Key): void {
  const { buffer, cursor } = editor;
  const { line, column } = cursor;
  const { length } = buffer.line(line);
  switch (pressed) {
    case key.escape:
      editor.mode = 'command';
      editor.cursor = { line, column: Math.max(0, column - 1) };
      return;
    case key.enter:
      editor.cursor = buffer.insert(cursor, '\n');
      return;
    case key.backspace:
      if (column === 0 && line === 0) return;
      editor.cursor =
        column > 0 ? { line, column: column - 1 } : { line: line - 1, column: buffer.line(line - 1).length };
      buffer.remove({ from: editor.cursor, to: cursor, isLines: false });
      return;
    case key.delete:
      if (column < length) buffer.remove({ from: cursor, to: { line, column: column + 1 }, isLines: false });
      return;
    case key.left:
      editor.cursor = { line, column: Math.max(0, column - 1) };
      return;
    case key.right:
      editor.cursor = { line, column: Math.min(length, column + 1) };
      return;
    case key.up:
      editor.cursor = { line: Math.max(0, line - 1), column };
      return;
    case key.down:
      editor.cursor = { line: Math.min(buffer.length - 1, line + 1), column };
      return;
    case key.home:
      editor.cursor = { line, column: 0 };
      return;
    case key.end:
      editor.cursor = { line, column: length };
      return;
    case key.pageUp:
    case key.pageDown:
      return;
    default:
      editor.cursor = buffer.insert(cursor, pressed);
  }
}
