import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteLines, type Edit, insert, mapLines, moveLines, newLineBelow, toggleInline } from './edit.ts';

/** `|` marks the selection: one for a cursor, two for its ends. */
function edit(marked: string): Edit {
  const [before = '', second = '', third] = marked.split('|');
  if (third === undefined) return { text: before + second, start: before.length, end: before.length };
  return { text: before + second + third, start: before.length, end: before.length + second.length };
}

function show({ text, start, end }: Edit): string {
  const middle = start === end ? '' : `${text.slice(start, end)}|`;
  return `${text.slice(0, start)}|${middle}${text.slice(end)}`;
}

describe('toggleInline()', () => {
  it('marks the selection and takes the marks away again', () => {
    const bold = toggleInline(edit('a |word| b'), '**');
    expect(show(bold)).toBe('a **|word|** b');
    expect(show(toggleInline(bold, '**'))).toBe('a |word| b');
  });

  it('puts the cursor between the marks when nothing is selected', () => {
    expect(show(toggleInline(edit('a|'), '_'))).toBe('a_|_');
  });
});

describe('mapLines()', () => {
  it('changes all lines the selection touches', () => {
    expect(show(mapLines(edit('a\nb|b\nc|c\nd'), (line) => `> ${line}`))).toBe('a\n> b|b\n> c|c\nd');
  });

  it('changes the empty text', () => {
    expect(show(mapLines(edit('|'), () => '# '))).toBe('# |');
  });
});

describe('deleteLines()', () => {
  it('deletes the line of the cursor with its end', () => {
    expect(show(deleteLines(edit('a\nb|b\nc')))).toBe('a\n|c');
  });

  it('deletes the last line with the line end before it', () => {
    expect(show(deleteLines(edit('a\nb|')))).toBe('a|');
  });
});

describe('moveLines()', () => {
  it('moves a line over its neighbour', () => {
    expect(show(moveLines(edit('a\nb|\nc'), 'up'))).toBe('b|\na\nc');
    expect(show(moveLines(edit('a|\nb\nc'), 'down'))).toBe('b\na|\nc');
  });

  it('leaves the first line where it is, and the last', () => {
    expect(show(moveLines(edit('a|\nb'), 'up'))).toBe('a|\nb');
    expect(show(moveLines(edit('a\nb|'), 'down'))).toBe('a\nb|');
  });

  it('comes back when a line is moved there and back', () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ') }), { minLength: 2 });
    fc.assert(
      fc.property(lines, fc.nat(), (parts, place) => {
        const text = parts.join('\n');
        const start = place % (text.length + 1);
        const before = { text, start, end: start };
        const moved = moveLines(before, 'down');
        if (moved.text !== text || moved.start !== start) expect(moveLines(moved, 'up')).toEqual(before);
      }),
    );
  });
});

it('newLineBelow() goes on behind the end of the line', () => {
  expect(show(newLineBelow(edit('a|a\nb')))).toBe('aa\n|\nb');
});

it('insert() replaces the selection', () => {
  expect(show(insert(edit('a|b|c'), 'xy'))).toBe('axy|c');
});
