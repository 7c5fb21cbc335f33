import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../contracts/errors.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { EpisodeResult } from '../contracts/records.ts';
import { episodeError } from './episode-error.ts';
import { isDeviceHealthy, isHarnessFailure, mustRunAgain, probeDelayMs } from './retry-policy.ts';

const errored = (code: ErrorCode): EpisodeResult => ({
  status: 'errored',
  steps: 0,
  durations: {},
  durationMs: 0,
  error: episodeError(new AndroidWorldError(code, 'broken'), 'act'),
});
const failed: EpisodeResult = { status: 'failed', score: 0, stateScore: 0, steps: 1, durations: {}, durationMs: 1 };

describe('the retry policy', () => {
  it('tries again what the harness broke, and nothing else (R2)', () => {
    expect((['TRANSPORT', 'TIMEOUT', 'PROVIDER'] as const).map(errored).every(isHarnessFailure)).toBe(true);
    expect((['TASK_FAILED', 'AGENT_FAILED', 'CONFIG_INVALID'] as const).map(errored).some(isHarnessFailure)).toBe(
      false,
    );
    expect(isHarnessFailure(failed)).toBe(false);
  });

  it('resumes what was cut off, broken by the harness, or is for the user to put right (R20)', () => {
    expect(mustRunAgain({})).toBe(true);
    expect(mustRunAgain({ result: errored('TRANSPORT') })).toBe(true);
    expect(mustRunAgain({ result: errored('CONFIG_INVALID') })).toBe(true);
    expect(mustRunAgain({ result: errored('TASK_FAILED') })).toBe(false);
    expect(mustRunAgain({ result: failed })).toBe(false);
  });

  it('blames the device for a lost transport, but not for a model that is down', () => {
    expect(isDeviceHealthy(errored('TRANSPORT'))).toBe(false);
    expect(isDeviceHealthy(errored('PROVIDER'))).toBe(true);
    expect(isDeviceHealthy(failed)).toBe(true);
    const tearDownError = episodeError(new AndroidWorldError('TRANSPORT', 'gone'), 'tearDown');
    expect(isDeviceHealthy({ ...failed, tearDownError })).toBe(false);
  });

  it('probes a device less and less often', () => {
    expect([0, 1, 2, 9].map(probeDelayMs)).toEqual([1_000, 2_000, 4_000, 60_000]);
  });
});
