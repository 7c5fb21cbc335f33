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

  it('ends with what holds itself', () => {
    const self: unknown[] = [];
    self.push(self);
    expect(findExcess(self, { depth: 100 })).toContain('deeper than 100 levels');
  });
});
