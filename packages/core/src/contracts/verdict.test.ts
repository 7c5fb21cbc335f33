import { describe, expect, it } from 'vitest';
import { parseVerdict } from './verdict.ts';

describe('parseVerdict()', () => {
  it('takes a number for a verdict without a reason', () => {
    expect(parseVerdict(0.5)).toEqual({ score: 0.5 });
  });

  it('keeps a reason on one line, cut to length, and only where it is needed', () => {
    expect(parseVerdict({ score: 0, reason: ' expected a\n found b ' })).toEqual({
      score: 0,
      reason: 'expected a found b',
    });
    expect(parseVerdict({ score: 0, reason: 'x'.repeat(600) })?.reason).toHaveLength(500);
    expect(parseVerdict({ score: 1, reason: 'fine' })).toEqual({ score: 1 });
    expect(parseVerdict({ score: 0, reason: ' ' })).toEqual({ score: 0 });
  });

  it.each([undefined, null, '1', Number.NaN, 1.1, -0.1, { score: '1' }, { score: 0, reason: 3 }, {}])(
    'refuses %j',
    (value) => {
      expect(parseVerdict(value)).toBeUndefined();
    },
  );
});
