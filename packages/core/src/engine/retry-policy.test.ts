import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../contracts/errors.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { EpisodeResult, PlannedEpisode } from '../contracts/records.ts';
import { episodeError } from './episode-error.ts';
import type { Job } from './episode-queue.ts';
import {
  type AfterAttempt,
  afterAttempt,
  isDeviceFault,
  isHarnessFailure,
  mustRunAgain,
  probeDelayMs,
} from './retry-policy.ts';

const errored = (code: ErrorCode): EpisodeResult => ({
  status: 'errored',
  steps: 0,
  durations: {},
  durationMs: 0,
  error: episodeError(new AndroidWorldError(code, 'broken'), 'act'),
});
const failed: EpisodeResult = { status: 'failed', score: 0, stateScore: 0, steps: 1, durations: {}, durationMs: 1 };

describe('the retry policy', () => {
  it('tries again what the harness broke, and nothing else', () => {
    expect((['AW_TRANSPORT', 'AW_TIMEOUT', 'AW_PROVIDER'] as const).map(errored).every(isHarnessFailure)).toBe(true);
    expect(
      (['AW_TASK_FAILED', 'AW_AGENT_FAILED', 'AW_CONFIG_INVALID'] as const).map(errored).some(isHarnessFailure),
    ).toBe(false);
    expect(isHarnessFailure(failed)).toBe(false);
  });

  it('resumes what was cut off, broken by the harness, or is for the user to put right', () => {
    expect(mustRunAgain({})).toBe(true);
    expect(mustRunAgain({ result: errored('AW_TRANSPORT') })).toBe(true);
    expect(mustRunAgain({ result: errored('AW_CONFIG_INVALID') })).toBe(true);
    expect(mustRunAgain({ result: errored('AW_TASK_FAILED') })).toBe(false);
    expect(mustRunAgain({ result: failed })).toBe(false);
  });

  const job: Job = { episode: { id: 'a/b/c/0' } as PlannedEpisode, failedOn: [], faults: 0, failures: [] };
  const after = (result: EpisodeResult, given: Partial<AfterAttempt> = {}) =>
    afterAttempt({ job, result, serial: 'fake-1', retries: 2, reopenedFor: new Set(), ...given });

  it('blames the device for a lost transport, but not for a model that is down', () => {
    expect(after(errored('AW_TRANSPORT')).verdict).toEqual({ suspect: 'broken', isFault: true });
    expect(after(errored('AW_ADB_SERVER_UNREACHABLE')).verdict).toMatchObject({ isFault: true });
    expect(after(errored('AW_PROVIDER')).verdict).toBe('healthy');
    expect(after(failed)).toEqual({ verdict: 'healthy' });
    const tearDownError = episodeError(new AndroidWorldError('AW_TRANSPORT', 'gone'), 'tearDown');
    expect(after({ ...failed, tearDownError })).toEqual({ verdict: { suspect: 'gone', isFault: true } });
  });

  it('counts tries that met a fault of the device apart, and lets them be twice as many', () => {
    const tries = (code: ErrorCode, retries: number) => {
      let count = 0;
      for (let next: Job | undefined = job; next; count += 1) {
        next = after(errored(code), { job: next, retries }).again;
      }
      return count;
    };
    expect([tries('AW_TRANSPORT', 2), tries('AW_PROVIDER', 2), tries('AW_TRANSPORT', 0)]).toEqual([5, 3, 1]);
    const mixed = after(errored('AW_PROVIDER'), { job: { ...job, failedOn: ['x', 'x', 'x', 'x'], faults: 4 } });
    expect(mixed.again).toMatchObject({ faults: 4, failedOn: ['x', 'x', 'x', 'x', 'fake-1'] });
  });

  it('opens a device anew once for each command that fails, and tries no episode again that fails alike', () => {
    const reopenedFor = new Set<string>();
    const first = after(errored('AW_COMMAND_FAILED'), { reopenedFor });
    expect(first.verdict).toEqual({ suspect: 'broken', isFault: false });
    const second = after(errored('AW_COMMAND_FAILED'), { job: first.again ?? job, serial: 'fake-2', reopenedFor });
    expect(second).toEqual({ verdict: { suspect: 'broken', isFault: false } });
    expect(after(errored('AW_COMMAND_FAILED'), { reopenedFor }).verdict).toBe('healthy');
  });

  it('blames the device for what it did not do in time, in its state, or in its output', () => {
    for (const code of ['AW_TRANSPORT', 'AW_TIMEOUT', 'AW_DEVICE_STATE', 'AW_PARSE', 'AW_DEVICE_NOT_FOUND'] as const) {
      expect(after(errored(code)).verdict, code).toEqual({ suspect: 'broken', isFault: true });
    }
    expect(isDeviceFault(undefined)).toBe(false);
    expect(isHarnessFailure({ status: 'errored' })).toBe(false);
    expect(isHarnessFailure({ ...errored('AW_TRANSPORT'), status: 'failed' })).toBe(false);
    expect(isHarnessFailure(errored('AW_ADB_SERVER_UNREACHABLE'))).toBe(true);
  });

  it('has the episode tried elsewhere, with what is known of its tries', () => {
    expect(after(errored('AW_TRANSPORT')).again).toEqual({ ...job, failedOn: ['fake-1'], faults: 1 });
    expect(after(errored('AW_PROVIDER')).again).toEqual({ ...job, failedOn: ['fake-1'], faults: 0 });
    const known: Job = { ...job, failedOn: ['fake-2'], failures: ['AW_COMMAND_FAILED other'] };
    expect(after(errored('AW_COMMAND_FAILED'), { job: known }).again).toEqual({
      ...known,
      failedOn: ['fake-2', 'fake-1'],
      failures: ['AW_COMMAND_FAILED other', 'AW_COMMAND_FAILED broken'],
    });
  });

  it('knows a failed command again on another device, by its text without the serial', () => {
    const refused = (serial: string): EpisodeResult => ({
      ...errored('AW_COMMAND_FAILED'),
      error: episodeError(new AndroidWorldError('AW_COMMAND_FAILED', `"rm a" on ${serial} failed, ${serial}`), 'setUp'),
    });
    const { again } = after(refused('fake-1'));
    expect(again?.failures).toEqual(['AW_COMMAND_FAILED "rm a" on <serial> failed, <serial>']);
    expect(after(refused('fake-2'), { job: again ?? job, serial: 'fake-2' }).again).toBeUndefined();
  });

  it('opens a device anew for a command that failed in the tear-down, and counts the episode', () => {
    const tearDownError = episodeError(new AndroidWorldError('AW_COMMAND_FAILED', 'not permitted'), 'tearDown');
    expect(after({ ...failed, tearDownError })).toEqual({ verdict: { suspect: 'not permitted', isFault: false } });
  });

  it('tries an episode again that lost its device, though a command then fails alike in the tear-down', () => {
    const tearDownError = episodeError(new AndroidWorldError('AW_COMMAND_FAILED', 'broken'), 'tearDown');
    const known: Job = { ...job, failures: ['AW_COMMAND_FAILED broken'] };
    expect(after({ ...errored('AW_TRANSPORT'), tearDownError }, { job: known }).again).toMatchObject({ faults: 1 });
  });

  it('probes a device less and less often', () => {
    expect([0, 1, 2, 5, 6, 9].map(probeDelayMs)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
  });
});
