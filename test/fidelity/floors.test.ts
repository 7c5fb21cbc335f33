import { describe, expect, it } from 'vitest';
import { belowFloor } from './floors.ts';

describe('belowFloor()', () => {
  const floor = { found: 95, otherClass: 1, otherFlags: 2, ninthDecilePx: 6 };

  it('is content with what is as good or better', () => {
    expect(belowFloor(floor, floor)).toEqual([]);
    expect(belowFloor({ found: 100, otherClass: 0, otherFlags: 0, ninthDecilePx: 0 }, floor)).toEqual([]);
  });

  it('says each figure that is worse', () => {
    expect(belowFloor({ found: 94, otherClass: 2, otherFlags: 3, ninthDecilePx: 7 }, floor)).toEqual([
      'found: 94, at least 95',
      'another class: 2, at most 1',
      'other flags: 3, at most 2',
      'px, nine in ten centres: 7, at most 6',
    ]);
  });
});
