import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarizeDurations } from './durations.ts';

describe('summarizeDurations()', () => {
  it('gives median, 95th percentile and total, whatever the order', () => {
    expect(summarizeDurations(new Float64Array([40, 10, 30, 20]))).toEqual({
      n: 4,
      totalMs: 100,
      medianMs: 25,
      p95Ms: expect.closeTo(38.5),
    });
    expect(summarizeDurations(new Float64Array([9, 10, 100]))?.medianMs).toBe(10);
    expect(summarizeDurations(new Float64Array([7]))).toEqual({ n: 1, totalMs: 7, medianMs: 7, p95Ms: 7 });
  });

  it('keeps quantiles between the least and the greatest', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
        const summary = summarizeDurations(new Float64Array(values));
        const [least, greatest] = [Math.min(...values), Math.max(...values)];
        expect(summary?.medianMs).toBeGreaterThanOrEqual(least);
        expect(summary?.p95Ms).toBeGreaterThanOrEqual(summary?.medianMs ?? Number.NaN);
        expect(summary?.p95Ms).toBeLessThanOrEqual(greatest);
      }),
    );
  });

  it('gives nothing for nothing', () => {
    expect(summarizeDurations(new Float64Array([]))).toBeUndefined();
  });
});
