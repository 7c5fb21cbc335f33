import type { Agent } from '../contracts/agent.ts';
import type { Device } from '../contracts/device.ts';
import type { EpisodeResult, PlannedEpisode } from '../contracts/records.ts';
import type { AnyTask } from '../contracts/task.ts';
import { defaultDeadlines } from '../engine/deadlines.ts';
import { createEpisodeContext } from '../engine/episode-context.ts';
import { runEpisode } from '../engine/run-episode.ts';
import type { TaskInstance } from '../planning/instance.ts';
import { systemClock } from '../wait/clock.ts';
import { claims, type Proof } from './proof.ts';
import type { ProveOptions } from './prove-options.ts';
import { compareStateSnapshots, type StateSnapshot, takeStateSnapshot } from './state-snapshot.ts';
import { createWitness, proofPictures, type Testimony } from './witness.ts';

/** One instance of a task on a device, with what is needed to play it. */
export interface Bench extends Omit<ProveOptions, 'openDevice' | 'seeds' | 'solutionSeeds'> {
  readonly task: AnyTask;
  readonly seed: number;
  readonly instance: TaskInstance;
  readonly device: Device;
  readonly prepared: Set<string>;
  /** What state snapshots know of the databases of this device. */
  readonly databases: Map<string, string>;
  /** What was seen of the episode played last. */
  readonly seen: { last?: Testimony };
}

/** What an agent of the proofs sees: none looks at pictures. */
export const observes = { screenshot: false };

/** @param test returns what was found instead, if anything */
export async function prove(
  bench: Bench,
  subject: Pick<Proof, 'kind' | 'nearMiss'>,
  test: () => Promise<string | undefined>,
): Promise<Proof> {
  const { task, seed, clock = systemClock } = bench;
  const { kind, nearMiss } = subject;
  const startMs = clock.now();
  const found = await test();
  const durationMs = clock.now() - startMs;
  return {
    task: task.name,
    seed,
    ...subject,
    claim: nearMiss === undefined ? claims[kind] : `near miss "${nearMiss}" scores below 1`,
    holds: found === undefined,
    ...(found !== undefined && { found, ...(bench.seen.last && { seen: bench.seen.last }) }),
    durationMs,
  };
}

/** @returns the changes since then, if any */
export async function expectUnchanged(bench: Bench, before: StateSnapshot): Promise<string | undefined> {
  const { ignore = [] } = bench;
  const changes = compareStateSnapshots(before, await look(bench)).filter(
    (change) => !ignore.some((pattern) => pattern.test(change)),
  );
  return changes.length === 0 ? undefined : changes.join('\n');
}

export function look({ device, folders = ['/sdcard'], databases }: Bench): Promise<StateSnapshot> {
  return takeStateSnapshot(device, folders, databases);
}

/** @returns what went wrong, or the score if it is not right */
export function problemOf(result: EpisodeResult, isRight: (score: number) => boolean): string | undefined {
  const error = result.error ?? result.tearDownError;
  if (error !== undefined) return `${error.code} in ${error.phase}: ${error.message}`;
  if (isRight(result.stateScore ?? Number.NaN)) return undefined;
  return `score ${result.stateScore}${result.reason === undefined ? '' : `: ${result.reason}`}`;
}

interface PlayOptions {
  readonly task?: AnyTask;
  readonly agent: Agent;
  readonly crashes?: boolean;
  /** Of the score; where it is not, the screen is kept. */
  readonly isRight?: (score: number) => boolean;
}

/** Plays an episode. @param options.crashes once it is scored: nothing is torn down */
export async function play(
  bench: Bench,
  { task: whole = bench.task, agent, crashes = false, isRight }: PlayOptions,
): Promise<EpisodeResult> {
  const { seed, instance, device, prepared, clock = systemClock } = bench;
  const { tearDown, ...crashing } = whole;
  const task = crashes || tearDown === undefined ? crashing : whole;
  const { afterEpisode, ...suite } = bench.suite ?? { name: 'proof', version: '0', tasks: [task] };
  const { pictures = proofPictures } = bench;
  const witness = createWitness(device, { folder: pictures, name: `${task.name}-${seed}-${agent.name}` });
  const result = await runEpisode(
    createEpisodeContext({
      episode: episodeOf(task, seed),
      suite: crashes || afterEpisode === undefined ? suite : { ...suite, afterEpisode },
      task: isRight === undefined ? task : witness.watchScore(task, isRight),
      agent: witness.watchAgent(agent),
      instance,
      device,
      prepared,
      tools: [],
      deadlines: { ...defaultDeadlines, ...bench.deadlines },
      clock,
      signal: bench.signal ?? new AbortController().signal,
      onStep: async (step) => witness.onStep(step),
      log: (kind, message) => {
        if (kind === 'agent.log') witness.warn(message);
      },
    }),
  );
  bench.seen.last = await witness.testify();
  if (result !== undefined) return result;
  throw bench.signal?.reason;
}

function episodeOf({ name, stepBudget, apps }: AnyTask, seed: number): PlannedEpisode {
  const place = { agent: 'proof', suite: 'proof', task: name, instance: 0 };
  return { id: `proof/${name}/${seed}`, ...place, seed, stepBudget, tags: [], apps, startsInGoalState: false };
}
