import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

describe('wilsonInterval()', () => {
  it('agrees with published values', () => {
    // R: binom::binom.confint(c(8, 0, 10), 10, methods = "wilson")
    expect(wilsonInterval(8, 10).interval).toEqual({
      low: expect.closeTo(0.490162, 6),
      high: expect.closeTo(0.943318, 6),
    });
    expect(wilsonInterval(0, 10).interval).toEqual({ low: 0, high: expect.closeTo(0.277533, 6) });
    expect(wilsonInterval(10, 10).interval).toEqual({ low: expect.closeTo(0.722467, 6), high: 1 });
  });

  it('holds the mean and stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, share) => {
        const { mean = -1, interval } = wilsonInterval(share * n, n);
        expect(interval?.low).toBeGreaterThanOrEqual(0);
        expect(interval?.low).toBeLessThanOrEqual(mean);
        expect(interval?.high).toBeGreaterThanOrEqual(mean);
        expect(interval?.high).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('gives no mean of nothing', () => {
    expect(wilsonInterval(0, 0)).toEqual({ n: 0 });
  });
});
