import { sharedStorage } from '@androidworld/android-kit';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  asInNotebook,
  inNotebook,
  isNoteText,
  isNothingElse,
  isOnlyEmptied,
  isOnlyNewFolder,
  isSameLines,
  notebook,
} from './notebook-change.ts';

/** Hashes by the names of notes; folders end in a slash. */
const look = (notes: Readonly<Record<string, string>>, elsewhere: Readonly<Record<string, string>> = {}) =>
  new Map([
    ...Object.entries(notes).map(([name, hash]) => [inNotebook(name), hash] as const),
    ...Object.entries(elsewhere),
  ]);

const before = look({ 'a.md': '1', 'b.md': '2', 'old/': '', 'old/c.md': '3' }, { 'Music/song.mp3': '4' });

test('asInNotebook() gives what lies in the notebook one name, whatever its case', () => {
  expect(asInNotebook('Documents/markor/Notes/a.md')).toBe(inNotebook('Notes/a.md'));
  expect(asInNotebook('Documents/markor2/a.md')).toBe('Documents/markor2/a.md');
});

test('inNotebook() is where the notebook lies below the shared storage', () => {
  expect(`${sharedStorage}/${inNotebook('a.md')}`).toBe(`${notebook}/a.md`);
});

describe('isNothingElse()', () => {
  const without = (...paths: string[]) => new Map([...before].filter(([path]) => !paths.includes(path)));
  const withMore = (more: Readonly<Record<string, string>>, from = before) => new Map([...from, ...look(more)]);

  it('says so when what was to go has gone', () => {
    expect(isNothingElse(without(inNotebook('a.md')), before, { gone: ['a.md'] })).toBe(true);
    expect(isNothingElse(before, before, { gone: ['a.md'] })).toBe(false);
    expect(isNothingElse(before, before, {})).toBe(true);
  });

  it('says so when a note was written that is asked for, whatever it holds', () => {
    const written = { name: 'new.md', text: 'a' };
    expect(isNothingElse(withMore({ 'new.md': '9' }), before, { written })).toBe(true);
    expect(isNothingElse(withMore({ 'new.md': '9' }), before, {})).toBe(false);
    expect(isNothingElse(withMore({ 'New.md': '9' }), before, { written })).toBe(false);
  });

  it('says so when a note was edited, moved or renamed', () => {
    const edited = { gone: ['a.md'], written: { name: 'a.md', text: 'a' } };
    expect(isNothingElse(withMore({ 'a.md': '9' }), before, edited)).toBe(true);
    const moved = { gone: ['a.md'], written: { name: 'old/a.md', text: 'a' } };
    expect(isNothingElse(withMore({ 'old/a.md': '1' }, without(inNotebook('a.md'))), before, moved)).toBe(true);
    expect(isNothingElse(withMore({ 'old/a.md': '1' }), before, moved)).toBe(false);
  });

  it('notices whatever else came, went or changed, in the notebook or not', () => {
    const written = { name: 'new.md', text: 'a' };
    const after = withMore({ 'new.md': '9' });
    for (const path of before.keys()) {
      const left = new Map(after);
      left.delete(path);
      expect(isNothingElse(left, before, { written }), `${path} gone`).toBe(false);
      const changed = new Map(after).set(path, 'other');
      expect(isNothingElse(changed, before, { written }), `${path} changed`).toBe(false);
    }
    expect(isNothingElse(new Map(after).set('Music/new.mp3', '9'), before, { written })).toBe(false);
    expect(isNothingElse(withMore({ 'made/': '' }, after), before, { written })).toBe(false);
  });
});

describe('isNoteText()', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\r'));

  it('does not count one line break at the end, or how line breaks are written', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(isNoteText(each, each)).toBe(true);
        expect(isNoteText(`${each}\n`, each)).toBe(true);
        expect(isNoteText(`${each}\r\n`, each)).toBe(true);
      }),
    );
    expect(isNoteText('a\r\nb\r\n\r\nc', 'a\nb\n\nc')).toBe(true);
  });

  it.each([
    ['a\n\n', 'a'],
    ['\na', 'a'],
    ['a', 'a\n'],
    [' a', 'a'],
    ['a ', 'a'],
    ['A', 'a'],
    ['ab', 'a'],
    ['', 'a'],
    ['a\rb', 'a\nb'],
    ['ab', 'a\nb'],
  ])('tells %j from %j', (found, wanted) => {
    expect(isNoteText(found, wanted)).toBe(false);
  });
});

describe('isOnlyNewFolder()', () => {
  const after = (...names: string[]) =>
    new Map([...before, ...look(Object.fromEntries(names.map((name) => [name, ''])))]);

  it('says so when a folder of that name was made, and nothing else', () => {
    expect(isOnlyNewFolder(after('new/'), before, 'new')).toBe(true);
    expect(isOnlyNewFolder(before, before, 'new')).toBe(false);
    expect(isOnlyNewFolder(after('new'), before, 'new')).toBe(false);
    expect(isOnlyNewFolder(after('New/'), before, 'new')).toBe(false);
    expect(isOnlyNewFolder(after('new/', 'new/note.md'), before, 'new')).toBe(false);
    expect(isOnlyNewFolder(new Map([...after('new/')].slice(1)), before, 'new')).toBe(false);
  });
});

describe('isOnlyEmptied()', () => {
  it('says so when nothing is left in the notebook, and all that was elsewhere', () => {
    expect(isOnlyEmptied(new Map([['Music/song.mp3', '4']]), before)).toBe(true);
    expect(isOnlyEmptied(new Map(), look({ 'a.md': '1' }))).toBe(true);
  });

  it.each([
    ['a note is left', look({ 'b.md': '2' }, { 'Music/song.mp3': '4' })],
    ['a note was made', look({ 'new.md': '9' }, { 'Music/song.mp3': '4' })],
    ['a folder is left', look({ 'old/': '' }, { 'Music/song.mp3': '4' })],
    ['a note was moved out', look({}, { 'Music/song.mp3': '4', 'Documents/a.md': '1' })],
    ['something else was deleted', look({})],
    ['something else was changed', look({}, { 'Music/song.mp3': '5' })],
  ])('does not when %s', (_, after) => {
    expect(isOnlyEmptied(after, before)).toBe(false);
  });

  it('tells the notebook from a folder whose name begins alike', () => {
    const beside = { [`${inNotebook('').slice(0, -1)}2/a.md`]: '1' };
    expect(isOnlyEmptied(new Map(), look({ 'a.md': '1' }, beside))).toBe(false);
    expect(isOnlyEmptied(look({}, beside), look({ 'a.md': '1' }, beside))).toBe(true);
  });
});

describe('isSameLines()', () => {
  const text = 'Date, Item, Amount\n2023-05-01, Laptop Stand, $12.05\n2023-05-02, Mouse, $9.00';

  it.each([
    ['empty lines', text.replaceAll('\n', '\n\n')],
    ['a line break at the end', `${text}\n`],
    ['line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['no blanks after commas', text.replaceAll(', ', ',')],
    ['blanks before commas, and at the ends of lines', text.replaceAll(',', ' ,').replaceAll('\n', ' \n')],
  ])('is content with %s', (_, found) => {
    expect(isSameLines(found, text)).toBe(true);
  });

  it.each([
    ['lines in another order', 'Date, Item, Amount\n2023-05-02, Mouse, $9.00\n2023-05-01, Laptop Stand, $12.05'],
    ['a line less', text.slice(0, text.lastIndexOf('\n'))],
    ['a line more', `${text}\nTotal`],
    ['another amount', text.replace('9.00', '9.01')],
    ['no blank within an item', text.replace('Laptop Stand', 'LaptopStand')],
    ['other capitals', text.toLowerCase()],
    ['no commas', text.replaceAll(',', '')],
  ])('is not with %s', (_, found) => {
    expect(isSameLines(found, text)).toBe(false);
  });
});
