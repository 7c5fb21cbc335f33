import { describe, expect, it } from 'vitest';
import { hasEnded, onlyClip } from './only-clip.ts';

const file = (path: string, size = 100) => ({ path, size, modified: 0 });

describe('onlyClip()', () => {
  it.each(['a.m4a', 'a.wav', 'a.3gp', 'two words.m4a', 'a.m4a.m4a'])('gives %s', (path) => {
    expect(onlyClip([file(path)])).toEqual(file(path));
  });

  it.each([
    ['no file', []],
    ['two', [file('a.m4a'), file('b.m4a')]],
    ['one beside a file of another kind', [file('a.m4a'), file('b.txt')]],
    ['one that is in the trash', [file('a.m4a.del')]],
    ['one of another kind', [file('a.txt')]],
    ['one without a name', [file('.m4a')]],
    ['one in a folder', [file('old/a.m4a')]],
    ['an empty one', [file('a.m4a', 0)]],
  ])('gives nothing of %s', (_, files) => {
    expect(onlyClip(files)).toBeUndefined();
  });
});

describe('hasEnded()', () => {
  it.each([
    [[4_000], true],
    [['4000'], true],
    [[1n], true],
    [[0], false],
    [[-1], false],
    [[null], false],
    [[], false],
    [[4_000, 4_000], false],
  ])('says of durations %o: %s', (durations, ended) => {
    expect(hasEnded(durations)).toBe(ended);
  });
});
