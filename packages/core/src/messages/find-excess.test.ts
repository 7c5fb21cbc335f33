import { describe, expect, it } from 'vitest';
import { findExcess } from './find-excess.ts';

describe('findExcess()', () => {
  it('says where a value is nested too deep', () => {
    const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(findExcess(nested(100), { depth: 100 })).toBeUndefined();
    expect(findExcess({ a: nested(100_000) }, { depth: 100 })).toBe(
      'it is nested deeper than 100 levels, at a[0][0][0][0]…',
    );
  });

  it('counts what is referred to several times each time, and ends in time', () => {
    let bomb: unknown = 'lol';
    for (let level = 0; level < 60; level += 1) bomb = Array(9).fill(bomb);
    expect(findExcess(bomb, { depth: 100, values: 1_000 })).toContain('more than 1000 values');
    expect(findExcess(Array(999).fill(0), { depth: 100, values: 1_000 })).toBeUndefined();
  });

  it('counts over all levels', () => {
    const wide = (levels: number): unknown[] => [...Array(300).fill(0), ...(levels > 1 ? [wide(levels - 1)] : [])];
    expect(findExcess(wide(3), { depth: 10, values: 903 })).toBeUndefined();
    expect(findExcess(wide(3), { depth: 10, values: 902 })).toBe(
      'it has more than 902 values, those of aliases counted wherever they are used',
    );
    expect(findExcess(Array(1_000).fill(0), { depth: 1, values: 1_000 })).toContain('more than 1000 values');
  });

  it('takes no time for lists that are referred to again and again', () => {
    const list = Array(100_000).fill(0);
    expect(findExcess(Array(5_000).fill(list), { depth: 2, values: 10_000 })).toBe(
      'it has more than 10000 values, those of aliases counted wherever they are used',
    );
  });

  it('takes a text for one value, and null for none that holds others', () => {
    expect(findExcess({ a: 'a long text', b: null, c: 1 }, { depth: 1, values: 4 })).toBeUndefined();
    expect(findExcess('text', { depth: 0 })).toBeUndefined();
  });

  it('writes out a path of five steps', () => {
    expect(findExcess({ a: [[{ b: [[]] }]] }, { depth: 5 })).toBe('it is nested deeper than 5 levels, at a[0][0].b[0]');
  });

  it('ends with what holds itself', () => {
    const self: unknown[] = [];
    self.push(self);
    expect(findExcess(self, { depth: 100 })).toContain('deeper than 100 levels');
  });
});
