import type { EpisodeError, EpisodeFacts, EpisodeResult } from '../contracts/records.ts';
import type { Verdict } from './device-pool.ts';
import type { Job } from './episode-queue.ts';

type HowItEnded = Pick<NonNullable<EpisodeFacts['result']>, 'status' | 'error'>;

/** How often an episode that failed because of the harness is tried again, where nobody says. */
export const defaultRetries = 2;

/** Whether an attempt says nothing about the agent, so that another try or device may do better. */
export function isHarnessFailure({ status, error }: HowItEnded): boolean {
  return status === 'errored' && (error?.audience === 'harness' || isDeviceFault(error));
}

/**
 * Whether a resumed run runs an episode again: when it was never finished, or ended for a reason outside task and
 * agent (the harness, or something the user has since put right).
 */
export function mustRunAgain({ result }: { readonly result?: HowItEnded }): boolean {
  return result === undefined || isHarnessFailure(result) || result.error?.audience === 'user';
}

/** Whether an error says that the device, or the way to it, does not work; a provider that is down does not. */
export function isDeviceFault(error: Pick<EpisodeError, 'code'> | undefined): boolean {
  return error !== undefined && deviceFaults.has(error.code);
}

// The last two are for the user to put right before a run; in the middle of one, a device or its server has died.
const deviceFaults: ReadonlySet<string> = new Set([
  'AW_TRANSPORT',
  'AW_TIMEOUT',
  'AW_DEVICE_STATE',
  'AW_PARSE',
  'AW_ADB_SERVER_UNREACHABLE',
  'AW_DEVICE_NOT_FOUND',
]);

/** What is to be done after an attempt. */
export interface Aftermath {
  /** A device that is suspect is closed and opened anew. */
  readonly verdict: Verdict;
  /** The job, if it is to be tried again. */
  readonly again?: Job;
}

export interface AfterAttempt {
  readonly job: Job;
  readonly result: EpisodeResult;
  readonly serial: string;
  /** As of the run. */
  readonly retries: number;
  /** Failed commands after which this device was opened anew without use; grows. */
  readonly reopenedFor: Set<string>;
}

/**
 * Decides what comes after an attempt.
 *
 * A fault of the device has it opened anew, and the episode tried elsewhere if there is another. Such tries are counted
 * apart, up to twice `retries`: whether the phone died by itself or of what was done on it cannot be told, and most
 * often it was no fault of the episode; but one that kills every phone must end too.
 *
 * A command that fails outside the agent's part may be the task's fault or the device's (it has lost root): the device
 * is opened anew once for each such message, and an episode that then fails alike, here or elsewhere, is not tried again.
 */
export function afterAttempt({ job, result, serial, retries, reopenedFor }: AfterAttempt): Aftermath {
  const { error, tearDownError } = result;
  const fault = [error, tearDownError].find(isDeviceFault);
  const command = [error, tearDownError].find(isFailedCommand);
  const failure = command && `${command.code} ${command.message.replaceAll(serial, '<serial>')}`;
  const place = `${serial} ${failure}`;
  const reopen = fault ?? (failure !== undefined && !reopenedFor.has(place) ? command : undefined);
  if (failure !== undefined) reopenedFor.add(place);
  const verdict: Verdict = reopen ? { suspect: reopen.message, isFault: fault !== undefined } : 'healthy';
  if (!isHarnessFailure(result)) return { verdict };
  const isFault = isDeviceFault(error);
  const tried = isFault ? job.faults : job.failedOn.length - job.faults;
  const alike = failure !== undefined && isFailedCommand(error) && job.failures.includes(failure);
  if (alike || tried >= (isFault ? 2 * retries : retries)) return { verdict };
  const again: Job = {
    episode: job.episode,
    failedOn: [...job.failedOn, serial],
    faults: job.faults + (isFault ? 1 : 0),
    failures: failure === undefined ? job.failures : [...job.failures, failure],
  };
  return { verdict, again };
}

/** What an agent's own action comes to is told the agent, and no error. */
function isFailedCommand(error: EpisodeError | undefined): boolean {
  return error?.code === 'AW_COMMAND_FAILED';
}

/** Milliseconds before the probe of this number (from 0) of a device in quarantine: 1 s, 2 s, 4 s, … at most 60 s. */
export function probeDelayMs(probe: number): number {
  return Math.min(1_000 * 2 ** probe, 60_000);
}
