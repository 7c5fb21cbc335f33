import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseBeforeRetry } from './retry-policy.ts';

const situation = { attempts: 1, remainingMs: 240_000, random: 0 } as const;

describe('pauseBeforeRetry()', () => {
  it.each(['rejected', 'refused'] as const)('gives up at once when the request was %s', (kind) => {
    expect(pauseBeforeRetry({ ...situation, failure: { kind } })).toBeUndefined();
  });

  it('doubles the pause up to a minute', () => {
    const failure = { kind: 'unavailable' } as const;
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => pauseBeforeRetry({ ...situation, failure, attempts }));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('takes up to a half off by chance', () => {
    const failure = { kind: 'network' } as const;
    expect(pauseBeforeRetry({ ...situation, failure, attempts: 3, random: 0.5 })).toBe(3_000);
  });

  it('waits exactly as long as the provider asks, and gives up if that is too long', () => {
    const failure = { kind: 'limited', retryAfterMs: 100_000 } as const;
    expect(pauseBeforeRetry({ ...situation, failure, random: 0.9 })).toBe(100_000);
    expect(pauseBeforeRetry({ ...situation, failure, remainingMs: 90_000 })).toBeUndefined();
  });

  it('asks three times at most for an answer that makes sense', () => {
    const failure = { kind: 'malformed' } as const;
    expect(pauseBeforeRetry({ ...situation, failure, attempts: 2 })).toBe(2_000);
    expect(pauseBeforeRetry({ ...situation, failure, attempts: 3 })).toBeUndefined();
  });

  it('never waits past the deadline, nor without end', () => {
    const kind = fc.constantFrom('limited', 'unavailable', 'network', 'timeout', 'malformed');
    const failure = fc.record({ kind, retryAfterMs: fc.option(fc.nat(1e6), { nil: undefined }) });
    const random = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(
        failure,
        fc.integer({ min: 1, max: 5_000 }),
        fc.nat(300_000),
        random,
        (found, attempts, left, chance) => {
          const { retryAfterMs, kind: of } = found;
          const given = { kind: of, ...(retryAfterMs !== undefined && { retryAfterMs }) } as const;
          const pause = pauseBeforeRetry({ failure: given, attempts, remainingMs: left, random: chance });
          if (pause !== undefined) expect(pause).toBeLessThan(left);
        },
      ),
    );
  });
});
