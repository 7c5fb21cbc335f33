import { randomBytes } from 'node:crypto';
import { configHash } from '../config/config-hash.ts';
import type { Agent } from '../contracts/agent.ts';
import type { DeviceInfo, Driver } from '../contracts/device.ts';
import type { PlannedEpisode, RunManifest } from '../contracts/records.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { RunStore, RunWriter } from '../contracts/store.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTool } from '../contracts/tool.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { type Deadlines, defaultDeadlines } from './deadlines.ts';
import { listDevices, runOnDevices } from './device-pool.ts';
import { createEpisodeQueue } from './episode-queue.ts';
import { createRejections } from './rejections.ts';
import { mustRunAgain } from './retry-policy.ts';
import { failEpisode, runAttempt } from './run-attempt.ts';
import { type EpisodeParts, findParts, requireSame } from './run-parts.ts';
import { systemTime, type Time } from './time.ts';

export interface RunOptions {
  readonly plan: readonly PlannedEpisode[];
  /** As of `describeConfig`: recorded, and compared when the run is resumed. */
  readonly config: RunManifest['config'];
  /** Package name to version: recorded. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly suites: readonly Suite[];
  readonly agents: readonly Agent[];
  readonly driver: Driver;
  /** Serials. Default: all devices of the driver. */
  readonly devices?: readonly string[];
  readonly store: RunStore;
  readonly reporters?: readonly Reporter[];
  readonly tools?: readonly AnyTool[];
  readonly deadlines?: Partial<Deadlines>;
  /** How often an episode that failed because of the harness is tried again. Default 2. */
  readonly retries?: number;
  /** Ends the run in good order: episodes under way are torn down and left without result. */
  readonly signal?: AbortSignal;
  /** Id of the run to go on with, or `last`. Default: a new run. */
  readonly resume?: string;
  readonly time?: Time;
}

export interface RunOutcome {
  readonly runId: string;
  /** The signal or the deadline of the run ended it before all episodes were done. */
  readonly interrupted: boolean;
}

/**
 * Runs a plan on every device of a driver. Everything is stored as it happens; a run that was interrupted or killed
 * goes on where it stopped with `resume`. No task, agent or reporter ends it.
 *
 * @throws RUN_CHANGED if the run to be resumed was made of something else; NO_DEVICE or DEVICE_NOT_FOUND if there is none to use;
 *   PLUGIN_NOT_FOUND or TASK_NOT_FOUND if the plan names what is not there; what the store throws
 */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const { plan, store, time = systemTime, reporters = [] } = options;
  const deadlines = { ...defaultDeadlines, ...options.deadlines };
  const parts = findParts(plan, options);
  const stop = stopSignal(options.signal, deadlines, time);
  try {
    const find = () => findDevices(options, { time, signal: stop.signal, callMs: deadlines.callMs });
    // Before anything is recorded: a run without devices is a mistake, not a run.
    const found = options.resume === undefined && plan.length > 0 ? await find() : undefined;
    const writer = await openRun(options, time);
    const remaining = options.resume === undefined ? plan : await notDone(store, writer.manifest);
    const devices = remaining.length === 0 ? [] : (found ?? (await find()));
    const announcer = createAnnouncer({ reporters, writer, time });
    await announcer.tell('onRunStart', { manifest: writer.manifest, remaining });
    const running = { ...options, parts, deadlines, writer, announcer, time, stop };
    const runId = writer.manifest.id;
    try {
      if (remaining.length > 0) await runEpisodes(remaining, devices, running);
    } catch (error) {
      // What broke the run says more than a reporter that fails on it.
      await announcer.tell('onRunEnd', { runId, store, interrupted: true }).catch(() => undefined);
      throw error;
    }
    const interrupted = stop.signal.aborted;
    if (!interrupted) await writer.finish();
    await announcer.tell('onRunEnd', { runId, store, interrupted });
    return { runId, interrupted };
  } finally {
    stop.dispose();
  }
}

type Stop = ReturnType<typeof stopSignal>;

interface Running extends RunOptions {
  readonly parts: ReadonlyMap<string, EpisodeParts>;
  readonly deadlines: Deadlines;
  readonly writer: RunWriter;
  readonly announcer: Announcer;
  readonly time: Time;
  readonly stop: Stop;
}

/** What ends a run: its caller, its deadline, or an error nothing can be recorded after. */
function stopSignal(outer: AbortSignal | undefined, { runMs }: Deadlines, time: Time) {
  const own = new AbortController();
  const over = new AbortController();
  const forward = () => own.abort(outer?.reason);
  if (outer?.aborted) forward();
  outer?.addEventListener('abort', forward, { once: true });
  if (runMs !== undefined) {
    time.sleep(runMs, over.signal).then(
      () => own.abort(new Error(`The run's ${runMs} ms are over`)),
      () => undefined, // The run ended first and switched it off.
    );
  }
  return {
    signal: own.signal,
    now: (reason: unknown) => own.abort(reason),
    dispose() {
      over.abort();
      outer?.removeEventListener('abort', forward);
    },
  };
}

async function openRun(options: RunOptions, time: Time): Promise<RunWriter> {
  const { store, resume, plan, config, versions = {} } = options;
  if (resume !== undefined) {
    const writer = await store.openRun(resume);
    requireSame(writer.manifest, { config, plan });
    return writer;
  }
  const startedAt = new Date(time.date()).toISOString();
  const stamp = startedAt.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const id = `${stamp}-${randomBytes(3).toString('hex')}`;
  return await store.createRun({ id, startedAt, configHash: configHash({ config, plan }), config, versions, plan });
}

async function findDevices(
  { driver, devices }: Pick<RunOptions, 'driver' | 'devices'>,
  limits: { time: Time; signal: AbortSignal; callMs: number },
): Promise<readonly DeviceInfo[]> {
  try {
    return await listDevices(driver, { ...limits, serials: devices });
  } catch (error) {
    // Interrupted while it was looking: that is an end in good order.
    if (limits.signal.aborted) return [];
    throw error;
  }
}

async function notDone(store: RunStore, { id, plan }: RunManifest): Promise<readonly PlannedEpisode[]> {
  const done = new Set<string>();
  for await (const episode of store.readEpisodes(id)) {
    if (!mustRunAgain(episode)) done.add(episode.id);
  }
  return plan.filter((episode) => !done.has(episode.id));
}

async function runEpisodes(
  remaining: readonly PlannedEpisode[],
  devices: readonly DeviceInfo[],
  running: Running,
): Promise<void> {
  const { driver, deadlines, time, stop, writer, announcer, retries = 2 } = running;
  const { signal } = stop;
  const queue = createEpisodeQueue(remaining);
  const rejections = createRejections();
  const fatal: unknown[] = [];
  /** An error of the store: nothing can be recorded any more, so everything stops, in order. */
  const giveUp = (error: unknown) => {
    if (!signal.aborted || error !== signal.reason) fatal.push(error);
    stop.now(error);
  };
  const limits = { time, signal, callMs: deadlines.callMs };
  const lost = await runOnDevices(devices, {
    ...limits,
    driver,
    queue,
    onDevice: (facts) => writer.saveDevice(facts).catch(giveUp),
    onEvent: (kind, message, deviceSerial) => announcer.event({ kind, message, deviceSerial }).catch(giveUp),
    async work(pooled, job) {
      try {
        const { verdict, again } = await runAttempt(pooled, job, {
          ...{ ...running, retries, signal, rejections },
          onStoreError: giveUp,
        });
        if (again) queue.putBack(again);
        else queue.finish();
        return verdict;
      } catch (error) {
        giveUp(error);
        queue.finish();
        return 'healthy';
      }
    },
  });
  if (!signal.aborted) {
    for (const { episode } of queue.waiting) await failEpisode(episode, { lost, devices }, running);
  }
  if (fatal.length > 0) throw fatal[0];
}
