import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NoteFormat } from '../note-format.ts';
import { highlightNote } from './highlight-note.ts';

const light = { isDark: false };

/** What stands out, by its text. */
function styled(text: string, format: NoteFormat) {
  return highlightNote(text, format, light).flatMap(({ text: part, style }) =>
    style === undefined ? [] : [[part, style]],
  );
}

describe('highlightNote()', () => {
  it('colours the headings, links, list marks and quotes of Markdown', () => {
    expect(styled('# Title\nplain\nUnder\n---\n[a](b.md)\n  - [x] done\n1. one\n> said', 'markdown')).toEqual([
      ['# Title', { color: '#ef6d00' }],
      ['Under\n---', { color: '#ef6d00' }],
      ['[a](b.md)', { color: '#1ea3fe' }],
      ['  - [x]', { color: '#daa521' }],
      ['1. ', { color: '#daa521' }],
      ['>', { color: '#88b04c' }],
    ]);
  });

  it('shows bold, italic, struck and code as such, in one another too', () => {
    expect(styled('a **bold *both* b** c_d_ ~~gone~~ `code`', 'markdown')).toEqual([
      ['**bold ', { isBold: true }],
      ['*both*', { isBold: true, isItalic: true }],
      [' b**', { isBold: true }],
      ['~~gone~~', { isStruck: true }],
      ['`code`', { background: '#8c8c8c' }],
    ]);
  });

  it('colours addresses in notes of every format, and nothing else in plain text', () => {
    expect(styled('# see https://a.example/b, or #ff8800', 'plaintext')).toEqual([
      ['https://a.example/b,', { color: '#1ea3fd', isItalic: true }],
      ['#ff8800', { underline: '#ff8800' }],
    ]);
  });

  it('colours the priorities, contexts, projects and dates of todo.txt, and strikes what is done', () => {
    expect(styled('(A) 2023-10-15 call @home +garden due:2023-10-20\nx old', 'todotxt')).toEqual([
      ['(A) ', { isBold: true, color: '#ef2929' }],
      ['2023-10-15', { color: '#6d6d6dcc' }],
      ['@home', { color: '#88b04b' }],
      ['+garden', { color: '#ef6c00' }],
      ['due:2023-10-20', { isItalic: true, color: '#ef2929' }],
      ['x old', { color: '#3d3d3d99', isStruck: true }],
    ]);
  });

  it('colours the columns of comma separated values after the first', () => {
    expect(styled('a,"b,c",d\n1,2,3', 'csv')).toEqual([
      [',"b,c"', { color: '#ff0000' }],
      [',d', { color: '#0000ff' }],
      [',2', { color: '#ff0000' }],
      [',3', { color: '#0000ff' }],
    ]);
  });

  it('keeps every character in its place, whatever is written', () => {
    const formats = fc.constantFrom<NoteFormat>('markdown', 'todotxt', 'csv', 'plaintext');
    const markup = fc.array(
      fc.constantFrom('*', '_', '`', '#', ' ', '\n', '- ', '[', '](', ')', '~~', 'a', '1.', '😀', ','),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          markup.map((parts) => parts.join('')),
        ),
        formats,
        (text, format) => {
          expect(
            highlightNote(text, format, light)
              .map((segment) => segment.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
