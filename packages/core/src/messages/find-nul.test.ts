import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNul } from './find-nul.ts';

describe('findNul()', () => {
  it.each([
    ['a\0', ['']],
    [{ name: 'a\0b' }, ['name']],
    [{ names: ['a', 'b\0', '\0'] }, ['names[1]', 'names[2]']],
    [{ 'a\0': 1 }, [String.raw`["a\u0000"]`]],
    [{ 'a\0': ['\0'] }, [String.raw`["a\u0000"]`, String.raw`["a\u0000"][0]`]],
  ])('of %j says where it is', (value, places) => {
    expect(findNul(value)).toEqual(places);
  });

  it('says where it is below what it is told', () => {
    expect(findNul(['\0'], ['params', 'names'])).toEqual(['params.names[0]']);
  });

  it('finds nothing where the character is not', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0'));
    const value = fc.object({ key: text, values: [text, fc.integer(), fc.constant(null), fc.constant(undefined)] });
    fc.assert(
      fc.property(value, (each) => {
        expect(findNul(each)).toEqual([]);
      }),
    );
  });
});
