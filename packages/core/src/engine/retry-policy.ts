import type { EpisodeResult, StoredEpisode } from '../contracts/records.ts';

/** Whether an attempt says nothing about the agent, so that another device may do better. */
export function isHarnessFailure(result: Pick<EpisodeResult, 'status' | 'error'>): boolean {
  return result.status === 'errored' && result.error?.audience === 'harness';
}

/**
 * Whether a resumed run runs an episode again: when it was never finished, or ended for a reason outside task and
 * agent (the harness, or something the user has since put right).
 */
export function mustRunAgain({ result }: Pick<StoredEpisode, 'result'>): boolean {
  return result === undefined || isHarnessFailure(result) || result.error?.audience === 'user';
}

/** Whether a device works although the attempt on it may have failed. */
export function isDeviceHealthy(result: EpisodeResult): boolean {
  // A provider that is down or a command that failed is no fault of the phone.
  return !deviceFaults.has(result.error?.code ?? '') && !deviceFaults.has(result.tearDownError?.code ?? '');
}

const deviceFaults: ReadonlySet<string> = new Set(['TRANSPORT', 'TIMEOUT', 'DEVICE_STATE', 'PARSE']);

/** Milliseconds before the probe of this number (from 0) of a device in quarantine: 1 s, 2 s, 4 s, … at most 60 s. */
export function probeDelayMs(probe: number): number {
  return Math.min(1_000 * 2 ** probe, 60_000);
}
