import type { DeviceInfo } from '../contracts/device.ts';
import type { EpisodeError, EpisodeResult, PlannedEpisode } from '../contracts/records.ts';
import type { RunningEpisode } from '../contracts/reporter.ts';
import type { EpisodeWriter } from '../contracts/store.ts';
import type { AnyTask } from '../contracts/task.ts';
import { restoreInstance, sampleInstance, type TaskInstance } from '../planning/instance.ts';
import type { Verdict } from './device-pool.ts';
import { createEpisodeContext, type EpisodeContext } from './episode-context.ts';
import { episodeError } from './episode-error.ts';
import type { Job } from './episode-queue.ts';
import type { PooledDevice } from './open-pooled-device.ts';
import { afterAttempt } from './retry-policy.ts';
import type { RunContext } from './run-context.ts';
import { runEpisode } from './run-episode.ts';
import type { EpisodeParts } from './run-parts.ts';

/**
 * Runs a job once, and records it.
 *
 * @returns whether the device still works, and the job if it is to be tried again
 * @throws what the store throws
 */
export async function runAttempt(
  pooled: PooledDevice,
  job: Job,
  run: RunContext,
): Promise<{ verdict: Verdict; again?: Job }> {
  const { hub, retries, circuitBreaker, reopenedFor } = run;
  const { episode } = job;
  const deviceSerial = pooled.device.serial;
  const attempt = await begin(episode, pooled, run);
  const log = (kind: string, message: string, data?: Readonly<Record<string, unknown>>) => {
    const event = { kind, message, episodeId: episode.id, deviceSerial, ...(data && { data }) };
    hub.event(event).catch(run.onStoreError);
  };
  const rejected = circuitBreaker.errorFor(episode.agent);
  const result = rejected ? notBegun(rejected) : await perform(attempt, pooled, run, log);
  if (result === undefined) {
    log('episode.interrupted', 'The run ended before the episode did');
    return { verdict: 'healthy' };
  }
  if (!rejected) circuitBreaker.note(episode.agent, result);
  await attempt.writer.finish(result);
  await hub.emit('onEpisodeEnd', attempt.running, result);
  const { verdict, again } = afterAttempt({ job, result, serial: deviceSerial, retries, reopenedFor });
  if (again === undefined) return { verdict };
  log('episode.retry', `To be tried again after: ${result.error?.message}`, { tries: again.failedOn.length });
  return { verdict, again };
}

/** Records an episode no device was left for. */
export async function failEpisode(
  episode: PlannedEpisode,
  { lost, devices }: { lost: ReadonlyMap<string, string>; devices: readonly DeviceInfo[] },
  run: RunContext,
): Promise<void> {
  const reasons = [...lost].map(([serial, reason]) => `"${serial}" (${reason})`).join(', ');
  const error: EpisodeError = {
    code: 'AW_NO_DEVICE',
    audience: 'harness',
    phase: 'setUp',
    message: `No device was left to run this on. Given up: ${reasons}. Repair or restart them, then resume the run`,
    details: { devices: Object.fromEntries(lost) },
  };
  const [first] = devices;
  const place = { serial: first?.serial ?? 'none', kind: first?.kind ?? 'phone' };
  const attempt = await begin(episode, { device: place }, run);
  const result = notBegun(error);
  await attempt.writer.finish(result);
  await run.hub.emit('onEpisodeEnd', attempt.running, result);
}

interface Attempt {
  readonly running: RunningEpisode;
  readonly writer: EpisodeWriter;
  readonly parts: EpisodeParts;
  readonly instance: TaskInstance | { readonly error: EpisodeError };
}

async function begin(
  episode: PlannedEpisode,
  { device }: { device: Pick<PooledDevice['device'], 'serial' | 'kind'> },
  { parts, writer, hub, clock }: RunContext,
): Promise<Attempt> {
  const found = parts.get(episode.id);
  // `parts` was made of the plan the episode comes from.
  if (found === undefined) throw new Error(`Episode "${episode.id}" is not in the plan`);
  const instance = await makeInstance(episode, found.task);
  const { params, goal } = 'error' in instance ? { params: {}, goal: '' } : instance;
  const episodeWriter = await writer.startEpisode({
    ...episode,
    params,
    goal,
    agentPrivileges: found.agent.privileges ?? [],
    deviceSerial: device.serial,
    deviceKind: device.kind,
    startedAt: new Date(clock.date()).toISOString(),
  });
  const running = { ...episode, attempt: episodeWriter.attempt, goal, deviceSerial: device.serial };
  await hub.emit('onEpisodeStart', running);
  return { running, writer: episodeWriter, parts: found, instance };
}

async function makeInstance(episode: PlannedEpisode, task: AnyTask): Promise<Attempt['instance']> {
  try {
    return await (episode.params ? restoreInstance(task, episode.params) : sampleInstance(task, episode.seed));
  } catch (error) {
    return { error: episodeError(error, 'setUp') };
  }
}

async function perform(
  { running, writer, parts, instance }: Attempt,
  { device, prepared }: PooledDevice,
  { tools, deadlines, thinkingMs, clock, signal, hub, onStoreError }: RunContext,
  log: EpisodeContext['log'],
): Promise<EpisodeResult | undefined> {
  if ('error' in instance) return notBegun(instance.error);
  const context = createEpisodeContext({
    ...parts,
    ...{ episode: running, instance, device, prepared, tools, deadlines, thinkingMs, clock, signal, log },
    async onStep(step) {
      // No fault of the episode, and another try would not be recorded either: the run ends.
      await writer.saveStep(step).catch((error: unknown) => {
        onStoreError(error);
        throw error;
      });
      await hub.emit('onStep', running, step);
    },
  });
  return await runEpisode(context);
}

function notBegun(error: EpisodeError): EpisodeResult {
  return { status: 'errored', steps: 0, error, durations: {}, durationMs: 0 };
}
