import { createRandom } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { adjectives, nouns } from './file-names.ts';
import { note, noteNames, noteTitles, otherNoteNames, sentence, sentences } from './notes.ts';

const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);
const stem = /^[a-z0-9A-Z]+(_[a-z0-9A-Z]+)+$/;
const typeable = /^[ -~]+$/;

describe('note()', () => {
  test('gives names that Markor lets one type, and one line of text', () => {
    for (const seed of seeds) {
      const { name, text } = note(createRandom(seed));
      expect(name).toMatch(/^[\w]+\.(md|txt)$/);
      expect(name.length).toBeLessThanOrEqual(40);
      expect(text).toMatch(typeable);
      expect(text).not.toMatch(/[\\"$`]|^ | $/);
    }
  });

  test('gives marks of all kinds, in front and behind', () => {
    const names = seeds.map((seed) => note(createRandom(seed)).name);
    for (const kind of [/^2023_\d\d_\d\d_/, /_2023_\d\d_\d\d\./, /^draft_/, /_draft\./, /^[A-Za-z0-9]{4}_/]) {
      expect(names.some((name) => kind.test(name))).toBe(true);
    }
    expect(new Set(names).size).toBeGreaterThan(1_900);
    expect(names.filter((name) => /2023_(1[12]|10_(1[5-9]|[23]))/.test(name))).toEqual([]);
  });
});

test('noteNames() gives names that differ in more than case and extension', () => {
  for (const seed of seeds) expect(distinctStems(noteNames(createRandom(seed), 4))).toBe(4);
});

test('otherNoteNames() never gives the name itself, nor one that is taken', () => {
  let likenesses = 0;
  for (const seed of seeds) {
    const random = createRandom(seed);
    const [name = '', taken = ''] = noteNames(random, 2);
    const others = otherNoteNames(random, { name, count: 20, taken: [taken] });
    expect(distinctStems([name, taken, ...others])).toBe(22);
    for (const other of others) expect(other.replace(/\.(md|txt)$/, '')).toMatch(stem);
    likenesses += others.filter((other) => other.includes(name.split('.')[0] ?? '')).length;
  }
  expect(likenesses).toBeGreaterThan(seeds.length);
});

test('otherNoteNames() adds the extension a likeness lacks', () => {
  const names = seeds.flatMap((seed) => otherNoteNames(createRandom(seed), { name: 'file', count: 5 }));
  expect(names.filter((name) => !name.endsWith('.md'))).toEqual([]);
});

test('the word lists are as long as those of the original, without doubles', () => {
  for (const [list, size] of [
    [adjectives, 48],
    [nouns, 50],
    [noteTitles, 20],
    [sentences, 40],
  ] as const) {
    expect(list.length).toBeGreaterThanOrEqual(size);
    expect(new Set(list).size).toBe(list.length);
  }
  expect(sentences.filter((line) => line.includes("'")).length).toBeGreaterThanOrEqual(8);
  expect(sentences.filter((line) => line.length < 13 || line.length > 59)).toEqual([]);
  expect(sentences).toContain(sentence(createRandom(1)));
});

function distinctStems(names: readonly string[]): number {
  return new Set(names.map((name) => name.toLowerCase().replace(/\.\w+$/, ''))).size;
}
