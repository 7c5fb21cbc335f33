import type { Edit } from '../../text-editing/edit.ts';
import { readListPrefix } from './list-prefix.ts';

/**
 * What a new line becomes while auto-format is on: it gets the indentation of the line before, and its mark if that is
 * an item of a list. A new line after an item without text ends the list instead.
 *
 * @param before the text without the new line
 * @param after the text with it; the cursor stands behind it
 * @returns null when nothing is to be added
 */
export function continueList(before: string, after: Edit): Edit | null {
  const at = after.start - 1;
  const isOneNewLine =
    after.start === after.end &&
    after.text.length === before.length + 1 &&
    after.text[at] === '\n' &&
    after.text.slice(0, at) + after.text.slice(at + 1) === before;
  if (!isOneNewLine) return null;
  const lineStart = at === 0 ? 0 : before.lastIndexOf('\n', at - 1) + 1;
  const next = before.indexOf('\n', at);
  const line = before.slice(lineStart, next === -1 ? before.length : next);
  const column = at - lineStart;
  const prefix = readListPrefix(line);
  if (prefix !== null && line.length === prefix.length && column === line.length) {
    return { text: before.slice(0, lineStart) + after.text.slice(after.start), start: lineStart, end: lineStart };
  }
  const [space = ''] = /^[ \t]*/.exec(line) ?? [];
  const added = prefix !== null && column >= prefix.length ? prefix.indent + nextMark(prefix) : space;
  if (added === '') return null;
  const cursor = after.start + added.length;
  return { text: after.text.slice(0, after.start) + added + after.text.slice(after.start), start: cursor, end: cursor };
}

function nextMark({ kind, mark, delimiter }: NonNullable<ReturnType<typeof readListPrefix>>): string {
  if (kind === 'ordered') return `${Number(mark) + 1}${delimiter} `;
  return kind === 'check' ? `${mark} [ ] ` : `${mark} `;
}
