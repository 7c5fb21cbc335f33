import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { configHash } from '../config/config-hash.ts';
import type { RunLimits } from '../config/define-config.ts';
import type { Agent } from '../contracts/agent.ts';
import type { Driver } from '../contracts/device.ts';
import type { PlannedEpisode, RunManifest } from '../contracts/records.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { RunStore, RunWriter } from '../contracts/store.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTool } from '../contracts/tool.ts';
import { type Clock, systemClock } from '../wait/clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type Deadlines, defaultDeadlines } from './deadlines.ts';
import { listDevices, runOnDevices } from './device-pool.ts';
import { createEpisodeQueue } from './episode-queue.ts';
import { episodesLeft } from './episodes-left.ts';
import { watchLimits } from './limits.ts';
import { createReporterHub, type ReporterHub } from './reporter-hub.ts';
import { defaultRetries } from './retry-policy.ts';
import { failEpisode, runAttempt } from './run-attempt.ts';
import type { RunContext } from './run-context.ts';
import { type EpisodeParts, findParts, requireSame } from './run-parts.ts';
import { type TakenDevices, takeDevices } from './take-devices.ts';
import { defaultThinkingMs, type Thinking } from './thinking.ts';

/** What a run is made of, and where it is kept. */
export interface RunOptions {
  /** As of `plan`, or one shard of it; a resumed run must have the same. */
  readonly plan: readonly PlannedEpisode[];
  /** As of `describeConfig`: recorded, and compared when the run is resumed. */
  readonly config: RunManifest['config'];
  /** Package name to version: recorded. */
  readonly versions?: Readonly<Record<string, string>>;
  /** How the run was asked for: recorded. */
  readonly invocation?: RunManifest['invocation'];
  /** At least those the plan names. */
  readonly suites: readonly Suite[];
  /** At least those the plan names. */
  readonly agents: readonly Agent[];
  /** Where the devices come from; it is not closed. */
  readonly driver: Driver;
  /** Serials. Default: all devices of the driver. */
  readonly devices?: readonly string[];
  /** Where all is recorded as it happens; it is not closed. */
  readonly store: RunStore;
  /** Told of everything in this order. Default none. */
  readonly reporters?: readonly Reporter[];
  /** What agents may call by the `tool` action. Default none. */
  readonly tools?: readonly AnyTool[];
  /** How long a decision takes by the time of a device that owns it: milliseconds, or as long as it took. Default 3,000. */
  readonly thinkingMs?: Thinking;
  /** Milliseconds; what is absent has the engine's default. */
  readonly deadlines?: Partial<Deadlines>;
  /** What it may use before it ends. Default: no limit. */
  readonly limits?: RunLimits;
  /** How often an episode that failed because of the harness is tried again. Default 2. */
  readonly retries?: number;
  /** Ends the run in good order: episodes under way are torn down and left without result. */
  readonly signal?: AbortSignal;
  /** Id of the run to go on with, or `last`. Default: a new run. */
  readonly resume?: string;
  /** Default: the system's. */
  readonly clock?: Clock;
}

/** How a run ended. */
export interface RunOutcome {
  /** As it stands in the store; `resume` takes it. */
  readonly runId: string;
  /** The signal or the deadline of the run ended it before all episodes were done. */
  readonly interrupted: boolean;
  /** Which limit ended it, e.g. `the run has used 1,204 of 1,000 tokens`. */
  readonly limit?: string;
}

/**
 * Runs a plan on every device of a driver. Everything is stored as it happens; a run that was interrupted or killed
 * goes on where it stopped with `resume`. No task, agent or reporter ends it.
 *
 * @throws AW_RUN_CHANGED if the run to be resumed was made of something else; AW_RUN_BUSY if another process is at it;
 *   AW_NO_DEVICE or AW_DEVICE_NOT_FOUND if there is no device to use, AW_DEVICE_BUSY if others use all of them; AW_PLUGIN_NOT_FOUND or
 *   AW_TASK_NOT_FOUND if the plan names what is not there; what the store throws, such as AW_STORE_FAILED and AW_RUN_TAKEN_OVER
 */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const { clock = systemClock } = options;
  const deadlines = { ...defaultDeadlines, ...options.deadlines };
  const parts = findParts(options.plan, options);
  const stop = stopSignal(options.signal, deadlines, clock);
  const world = { ...options, parts, deadlines, clock, stop };
  try {
    return await (options.resume === undefined ? begin(world) : goOn(world, options.resume));
  } finally {
    stop.dispose();
  }
}

interface World extends RunOptions {
  readonly parts: ReadonlyMap<string, EpisodeParts>;
  readonly deadlines: Deadlines;
  readonly clock: Clock;
  readonly stop: Stop;
}

/** Devices first: a run without any is a mistake, not a run, and nothing is recorded of it. */
async function begin(world: World): Promise<RunOutcome> {
  const { store, plan, config, versions = {}, invocation, clock } = world;
  const startedAt = new Date(clock.date()).toISOString();
  const stamp = startedAt.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const id = `${stamp}-${randomBytes(3).toString('hex')}`;
  const manifest = {
    id,
    startedAt,
    configHash: configHash({ config, plan }),
    config,
    versions,
    ...(invocation && { invocation }),
    plan,
  };
  const taken = plan.length === 0 ? none : await findDevices(world, manifest.id);
  try {
    return await runToEnd(await store.createRun(manifest), { ...world, remaining: plan, taken });
  } finally {
    await release(taken);
  }
}

/** The run first: what is left of it is known when nobody else goes on with it. */
async function goOn(world: World, resume: string): Promise<RunOutcome> {
  const { store, plan, config } = world;
  const writer = await store.openRun(resume);
  let taken = none;
  try {
    requireSame(writer.manifest, { config, plan });
    const remaining = await episodesLeft(store, writer.manifest);
    if (remaining.length > 0) taken = await findDevices(world, writer.manifest.id);
    return await runToEnd(writer, { ...world, remaining, taken });
  } finally {
    await writer.close();
    await release(taken);
  }
}

async function release({ holds }: TakenDevices): Promise<void> {
  await Promise.all(holds.map((hold) => hold.release()));
}

const none: TakenDevices = { holds: [], busy: [] };

async function runToEnd(
  writer: RunWriter,
  world: World & { readonly remaining: readonly PlannedEpisode[]; readonly taken: TakenDevices },
): Promise<RunOutcome> {
  const { store, remaining, stop, clock, reporters = [], limits = {} } = world;
  let limit: string | undefined;
  const watch = await watchLimits(limits, {
    ...{ store, manifest: writer.manifest, clock },
    onReached(reason) {
      limit = reason;
      stop.now(new Error(reason));
    },
  });
  const hub = createReporterHub({ reporters: [watch.reporter, ...reporters], writer, clock });
  const runId = writer.manifest.id;
  try {
    try {
      await hub.emit('onRunStart', { manifest: writer.manifest, remaining });
      if (remaining.length > 0) await runEpisodes(world.taken, { ...world, writer, hub });
    } catch (error) {
      // What broke the run says more than a reporter that fails on it.
      await hub.emit('onRunEnd', { runId, store, interrupted: true }).catch(() => undefined);
      throw error;
    }
    const interrupted = stop.signal.aborted && remaining.length > 0;
    if (!interrupted) await writer.finish();
    const told = interrupted && limit !== undefined ? { limit } : {};
    if (told.limit !== undefined) await hub.event({ kind: 'run.limit', message: told.limit });
    await hub.emit('onRunEnd', { runId, store, interrupted, ...told });
    return { runId, interrupted, ...told };
  } finally {
    watch.dispose();
    await writer.close();
  }
}

type Stop = ReturnType<typeof stopSignal>;

interface BegunRun extends World {
  readonly remaining: readonly PlannedEpisode[];
  readonly writer: RunWriter;
  readonly hub: ReporterHub;
}

/** What ends a run: its caller, its deadline, or an error nothing can be recorded after. */
function stopSignal(outer: AbortSignal | undefined, { runMs }: Deadlines, clock: Clock) {
  const own = new AbortController();
  const over = new AbortController();
  const forward = () => own.abort(outer?.reason);
  if (outer?.aborted) forward();
  outer?.addEventListener('abort', forward, { once: true });
  if (Number.isFinite(runMs)) {
    clock.sleep(runMs, over.signal).then(
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

async function findDevices(world: World, runId: string): Promise<TakenDevices> {
  const { driver, devices: serials, clock, stop, deadlines } = world;
  const limits = { clock, signal: stop.signal, callMs: deadlines.callMs };
  const owner = { runId, host: hostname(), pid: process.pid, startedAt: new Date(clock.date()).toISOString() };
  try {
    return await takeDevices(await listDevices(driver, { ...limits, serials }), { ...limits, driver, owner });
  } catch (error) {
    // Interrupted while it was looking: that is an end in good order.
    if (stop.signal.aborted) return none;
    throw error;
  }
}

async function runEpisodes({ holds, busy }: TakenDevices, begun: BegunRun): Promise<void> {
  const { driver, remaining, deadlines, clock, stop, writer, hub } = begun;
  const { signal } = stop;
  const queue = createEpisodeQueue(remaining);
  const fatal: unknown[] = [];
  /** An error of the store: nothing can be recorded any more, so everything stops, in order. */
  const giveUp = (error: unknown) => {
    if (!signal.aborted || error !== signal.reason) fatal.push(error);
    stop.now(error);
  };
  const context: RunContext = {
    ...{ parts: begun.parts, deadlines, clock, signal, writer, hub },
    tools: begun.tools ?? [],
    thinkingMs: begun.thinkingMs ?? defaultThinkingMs,
    retries: begun.retries ?? defaultRetries,
    circuitBreaker: createCircuitBreaker(),
    reopenedFor: new Set(),
    onStoreError: giveUp,
  };
  const onLost = () => giveUp(writer.lost.reason);
  if (writer.lost.aborted) onLost();
  writer.lost.addEventListener('abort', onLost, { once: true });
  const onEvent = (kind: string, message: string, deviceSerial: string) =>
    hub.event({ kind, message, deviceSerial }).catch(giveUp);
  for (const { serial, message } of busy) await onEvent('device.busy', `Left out: ${message}`, serial);
  const lost = await runOnDevices(holds, {
    ...{ clock, signal, driver, queue, onEvent },
    callMs: deadlines.callMs,
    recoverMs: deadlines.recoverMs,
    onDevice: (facts) => writer.saveDevice(facts).catch(giveUp),
    async work(pooled, job) {
      try {
        const { verdict, again } = await runAttempt(pooled, job, context);
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
  writer.lost.removeEventListener('abort', onLost);
  if (!signal.aborted) {
    const devices = holds.map(({ info }) => info);
    for (const { episode } of queue.waiting) await failEpisode(episode, { lost, devices }, context);
  }
  if (fatal.length > 0) throw fatal[0];
}
