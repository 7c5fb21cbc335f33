import { describe, expect, it } from 'vitest';
import type { EpisodeResult } from '../contracts/records.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const passed: EpisodeResult = { status: 'passed', score: 1, steps: 2, durations: {}, durationMs: 1 };
const errored = (code: string, steps = 0): EpisodeResult => ({
  status: 'errored',
  steps,
  error: { code, audience: 'user', phase: 'act', message: 'No such model' },
  durations: {},
  durationMs: 1,
});
const rejected = errored('AW_PROVIDER_REJECTED');

describe('createCircuitBreaker()', () => {
  it.each<[string, readonly EpisodeResult[], boolean]>([
    ['two rejections', [rejected, rejected], true],
    ['none', [], true],
    ['four', [rejected, rejected, rejected, rejected], false],
    ['three', [rejected, rejected, rejected], false],
    ['three with a success in between', [rejected, rejected, passed, rejected], true],
    ['three after steps were taken', Array(3).fill(errored('AW_PROVIDER_REJECTED', 1)), true],
    ['three other errors', Array(3).fill(errored('AW_PROVIDER')), true],
  ])('after %s', (_, results, mayBegin) => {
    const circuitBreaker = createCircuitBreaker();
    for (const result of results) circuitBreaker.note('m3a', result);
    expect(circuitBreaker.errorFor('m3a') === undefined).toBe(mayBegin);
    expect(circuitBreaker.errorFor('seeact')).toBeUndefined();
  });

  it('says why, and what to do', () => {
    const circuitBreaker = createCircuitBreaker();
    const earlier = {
      ...rejected,
      error: { ...rejected.error, message: 'Too long' } as NonNullable<EpisodeResult['error']>,
    };
    for (const result of [earlier, earlier, rejected]) circuitBreaker.note('m3a', result);
    expect(circuitBreaker.errorFor('m3a')).toEqual({
      code: 'AW_PROVIDER_REJECTED',
      audience: 'user',
      phase: 'setUp',
      message:
        'Not begun: in 3 episodes in a row the first request was rejected. Put this right, then resume the run: No such model',
    });
  });
});
