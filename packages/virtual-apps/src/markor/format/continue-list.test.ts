import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueList } from './continue-list.ts';

/** The text after the enter key was pressed where `|` stands; null when nothing is added. */
function afterEnter(marked: string): string | null {
  const start = marked.indexOf('|');
  const before = marked.replace('|', '');
  const text = `${before.slice(0, start)}\n${before.slice(start)}`;
  const edit = continueList(before, { text, start: start + 1, end: start + 1 });
  return edit && `${edit.text.slice(0, edit.start)}|${edit.text.slice(edit.start)}`;
}

describe('continueList()', () => {
  it('begins the next item of a list', () => {
    expect(afterEnter('- milk|')).toBe('- milk\n- |');
    expect(afterEnter('a\n  * milk|\nb')).toBe('a\n  * milk\n  * |\nb');
    expect(afterEnter('- [x] milk|')).toBe('- [x] milk\n- [ ] |');
    expect(afterEnter('9. milk|')).toBe('9. milk\n10. |');
    expect(afterEnter('1) mi|lk')).toBe('1) mi\n2) |lk');
  });

  it('ends the list after an empty item', () => {
    expect(afterEnter('- milk\n- |')).toBe('- milk\n|');
    expect(afterEnter('1. |\nnext')).toBe('|\nnext');
  });

  it('keeps the indentation of text', () => {
    expect(afterEnter('    code|')).toBe('    code\n    |');
  });

  it('adds nothing to plain text', () => {
    expect(afterEnter('plain|')).toBeNull();
    expect(afterEnter('|- milk')).toBeNull();
    expect(afterEnter('-dash|')).toBeNull();
    expect(afterEnter('|')).toBeNull();
  });

  it('adds nothing to what is typed or pasted otherwise', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, text) => {
        fc.pre(text.length !== before.length + 1);
        expect(continueList(before, { text, start: text.length, end: text.length })).toBeNull();
      }),
    );
  });
});
