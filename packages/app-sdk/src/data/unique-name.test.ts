import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniqueName } from './unique-name.ts';

describe('uniqueName()', () => {
  it('keeps a name that is free', () => {
    expect(uniqueName(['b.txt'], 'a.txt')).toBe('a.txt');
  });

  it('numbers before the extension of a file, at the end of a folder', () => {
    expect(uniqueName(['a.b.txt', 'a.b (1).txt'], 'a.b.txt')).toBe('a.b (2).txt');
    expect(uniqueName(['v1.2'], { folder: 'v1.2' })).toBe('v1.2 (1)');
    expect(uniqueName(['.nomedia'], '.nomedia')).toBe('.nomedia (1)');
  });

  it('writes the number in the style that is asked for', () => {
    expect(uniqueName(['a.m4a'], 'a.m4a', 'hyphen')).toBe('a-1.m4a');
    expect(uniqueName(['a.jpg', 'a_1.jpg'], 'a.jpg', 'underscore')).toBe('a_2.jpg');
  });

  it('takes names that differ in case only for the same', () => {
    expect(uniqueName(['notes'], { folder: 'Notes' })).toBe('Notes (1)');
  });

  it('finds names that nobody has, one after the other', () => {
    const name = fc.stringMatching(/^[ab.]{1,4}$/);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (wanted) => {
        const taken: string[] = [];
        for (const each of wanted) taken.push(uniqueName(taken, each));
        expect(new Set(taken.map((each) => each.toLowerCase())).size).toBe(wanted.length);
      }),
    );
  });
});
