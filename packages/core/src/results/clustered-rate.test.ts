import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusteredRate } from './clustered-rate.ts';
import { wilsonInterval } from './wilson-interval.ts';

describe('clusteredRate()', () => {
  it('agrees with a worked example', () => {
    // Four tasks of three instances, solved 3, 2, 1, 0 times. By hand: mean 1/2; squares 1.5² + .5² + .5² + 1.5² = 5;
    // variance 4/3 · 5 / 144 = 5/108; effective number (1/4) / (5/108) = 5.4; Wilson's formula with n = 5.4:
    // half = 1.96 √(0.25/5.4 + 3.8415/116.64) / (1 + 3.8415/5.4) = 0.322365
    const rate = clusteredRate([3, 2, 1, 0].map((sum) => ({ sum, n: 3 })));
    expect(rate).toEqual({
      n: 12,
      mean: 0.5,
      interval: { low: expect.closeTo(0.177635, 5), high: expect.closeTo(0.822365, 5) },
    });
  });

  it('counts tasks whose instances agree as one episode each, nearly', () => {
    // Ten tasks of a hundred instances, half of them always solved: variance 10/9 · 25000/10^6, effective number 9.
    const rate = clusteredRate(Array.from({ length: 10 }, (_, task) => ({ sum: task % 2 === 0 ? 100 : 0, n: 100 })));
    expect(rate.interval).toEqual(wilsonInterval(4.5, 9).interval);
  });

  it('is Wilson’s interval for one task, and for tasks that spread less than chance', () => {
    expect(clusteredRate([{ sum: 8, n: 10 }])).toEqual(wilsonInterval(8, 10));
    expect(clusteredRate(Array.from({ length: 6 }, () => ({ sum: 5, n: 10 })))).toEqual(wilsonInterval(30, 60));
  });

  it('lets each task count once where all are solved, or none', () => {
    const all = clusteredRate(Array.from({ length: 5 }, () => ({ sum: 20, n: 20 })));
    expect(all).toEqual({ ...wilsonInterval(5, 5), n: 100 });
    const none = clusteredRate(Array.from({ length: 5 }, () => ({ sum: 0, n: 20 })));
    expect(none).toEqual({ ...wilsonInterval(0, 5), n: 100 });
  });

  it('leaves out tasks without episodes, and gives no mean of nothing', () => {
    expect(clusteredRate([{ sum: 0, n: 0 }])).toEqual({ n: 0 });
    expect(
      clusteredRate([
        { sum: 8, n: 10 },
        { sum: 0, n: 0 },
      ]),
    ).toEqual(wilsonInterval(8, 10));
  });

  it('holds the mean, and is never narrower than that of independent episodes', () => {
    const cluster = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([n, share]) => ({ n, sum: n * share }));
    fc.assert(
      fc.property(fc.array(cluster, { minLength: 1, maxLength: 20 }), (clusters) => {
        const { n, mean = -1, interval = { low: 1, high: 0 } } = clusteredRate(clusters);
        const independent = wilsonInterval(mean * n, n).interval ?? { low: 1, high: 0 };
        expect(interval.low).toBeLessThanOrEqual(mean);
        expect(interval.high).toBeGreaterThanOrEqual(mean);
        expect(interval.high - interval.low).toBeGreaterThanOrEqual(independent.high - independent.low - 1e-9);
      }),
    );
  });
});
