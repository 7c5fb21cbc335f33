import type { Agent } from '../contracts/agent.ts';
import type { Device } from '../contracts/device.ts';
import type { EpisodeResult, PlannedEpisode } from '../contracts/records.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTask, NearMiss } from '../contracts/task.ts';
import { type Clock, systemClock } from '../engine/clock.ts';
import { type Deadlines, defaultDeadlines } from '../engine/deadlines.ts';
import { runEpisode } from '../engine/run-episode.ts';
import { runSolution } from '../engine/solution-ui.ts';
import { sampleInstance, type TaskInstance } from '../planning/instance.ts';
import { createRandom } from '../planning/random.ts';
import type { TestFunction } from './contract.ts';
import { compareStateSnapshots, type StateSnapshot, takeStateSnapshot } from './state-snapshot.ts';
import { createWitness, proofPictures, type Testimony } from './witness.ts';

export interface ProveOptions {
  /** Gives a device; it is closed afterwards unless `keepOpen`. */
  openDevice(): Promise<Device>;
  readonly keepOpen?: boolean;
  /** Of instances, e.g. `[1, 2, 3]`. */
  readonly seeds: readonly number[];
  /** Of further instances, of which only the solution is proved. Default: none. */
  readonly solutionSeeds?: readonly number[];
  /**
   * Proves near misses and the crash for every seed, and that the tear-down after a near miss leaves the phone as it
   * was. Default: for the first seed only and without that comparison, as they differ more by task than by seed and take
   * most of the time; solution, tear-down and idleness are proved for every seed in any case.
   */
  readonly thorough?: boolean;
  /** Whose hooks run around each episode. Default: none. */
  readonly suite?: Suite;
  /** Folders the tear-down must leave as they were. Default `/sdcard`. */
  readonly folders?: readonly string[];
  /** Lines of the fingerprint that may differ, e.g. `/^file \/sdcard\/Android\//`. */
  readonly ignore?: readonly RegExp[];
  /** A solution's target that fits several elements is an error. Default false: it is a warning among the steps. */
  readonly strict?: boolean;
  /** Folder for the last screens of proofs that do not hold. Default `androidworld-proofs` in the temporary folder. */
  readonly pictures?: string;
  readonly deadlines?: Partial<Deadlines>;
  readonly time?: Clock;
  readonly signal?: AbortSignal;
}

export type ProofKind = 'solution' | 'tearDown' | 'noop' | 'nearMiss' | 'afterCrash';

/** One thing proved of a task, or not. */
export interface Proof {
  readonly task: string;
  readonly seed: number;
  readonly kind: ProofKind;
  /** Name of the near miss. */
  readonly nearMiss?: string;
  /** e.g. `its solution scores 1` */
  readonly claim: string;
  readonly holds: boolean;
  /** What was found instead. */
  readonly found?: string;
  /** Of the last episode played, where it does not hold. */
  readonly seen?: Testimony;
  readonly durationMs: number;
}

/**
 * Proves a task on a device. For each seed: its solution scores 1; its tear-down leaves the phone as it was; doing
 * nothing scores 0, unless it starts in its goal state. For each of `solutionSeeds`: its solution scores 1. For the
 * first seed (all, if `thorough`): each near miss scores below 1 (and, if `thorough`, its tear-down leaves the phone as
 * it was); its set-up works on what a crashed episode left: that of the last of `solutionSeeds`, or one of its own instance.
 */
export async function proveTask(task: AnyTask, options: ProveOptions): Promise<Proof[]> {
  const device = await options.openDevice();
  try {
    const prepared = new Set<string>();
    const databases = new Map<string, string>();
    const benchOf = async (seed: number): Promise<Bench> => {
      const instance = await sampleInstance(task, seed);
      return { ...options, task, seed, instance, device, prepared, databases, seen: {} };
    };
    const benches = await Promise.all(options.seeds.map(benchOf));
    const further = await Promise.all((options.solutionSeeds ?? []).map(benchOf));
    const proofs: Proof[] = [];
    let before: StateSnapshot | undefined;
    for (const bench of benches) {
      before ??= await lookBefore(bench);
      proofs.push(...(await proveScores(bench, before)));
    }
    // The solution of one of them is what crashes: it is played in any case.
    const crashing = options.thorough ? undefined : further.at(-1);
    for (const bench of further) if (bench !== crashing) proofs.push(await proveSolution(bench));
    // Last, since a crash may leave on the phone what no later tear-down has to remove.
    for (const bench of options.thorough ? benches : benches.slice(0, 1)) {
      proofs.push(...(await proveNearMisses(bench, options.thorough ? before : undefined)));
      if (crashing !== undefined) proofs.push(await proveSolution(crashing, { crashes: true }));
      proofs.push(await proveAfterCrash(bench, { hasCrashed: crashing !== undefined }));
    }
    return proofs;
  } finally {
    if (options.keepOpen !== true) await device.close();
  }
}

/** Makes a test of each task: it fails with a table of what does not hold. */
export function testTasks(tasks: readonly AnyTask[], options: ProveOptions & { readonly test: TestFunction }): void {
  for (const task of tasks) {
    options.test(`task ${task.name} is proved`, async () => {
      const proofs = await proveTask(task, options);
      const missing = proofs.filter(({ holds }) => !holds);
      if (missing.length > 0) throw new Error(`Task "${task.name}" is not proved:\n${renderProofs(missing)}`);
    });
  }
}

/** One line per proof; of one that does not hold, what was found, the steps and the picture of the last screen. */
export function renderProofs(proofs: readonly Proof[]): string {
  return proofs
    .map(({ task, seed, claim, holds, found, seen }) => {
      const line = `${holds ? 'holds' : 'FAILS'}  ${task}, seed ${seed}: ${claim}`;
      if (found === undefined) return line;
      const steps =
        seen === undefined || seen.steps.length === 0 ? [] : ['steps:', ...seen.steps.map((step) => `  ${step}`)];
      const picture = seen?.picture === undefined ? [] : [`last screen: ${seen.picture}`];
      return [
        line,
        ...[`found: ${found}`, ...steps, ...picture]
          .join('\n')
          .split('\n')
          .map((each) => `       ${each}`),
      ].join('\n');
    })
    .join('\n');
}

interface Bench extends Omit<ProveOptions, 'openDevice' | 'seeds' | 'solutionSeeds'> {
  readonly task: AnyTask;
  readonly seed: number;
  readonly instance: TaskInstance;
  readonly device: Device;
  readonly prepared: Set<string>;
  /** What `fingerprint` knows of the databases of this device. */
  readonly databases: Map<string, string>;
  /** What was seen of the episode played last. */
  readonly seen: { last?: Testimony };
}

/** The hooks of the suite set up what all tasks share; only then is the phone as the task finds it. */
async function lookBefore(bench: Bench): Promise<StateSnapshot> {
  await play(bench, { task: emptied(bench.task), agent: noop });
  return await look(bench);
}

async function proveScores(bench: Bench, before: StateSnapshot): Promise<Proof[]> {
  const solved = await proveSolution(bench);
  const restored = await prove(bench, { kind: 'tearDown' }, () => expectUnchanged(bench, before));
  if (bench.task.startsInGoalState) return [solved, restored];
  const idled = await prove(bench, { kind: 'noop' }, () => expectScore(bench, noop, (score) => score === 0));
  return [solved, restored, idled];
}

function proveSolution(bench: Bench, { crashes = false } = {}): Promise<Proof> {
  return prove(bench, { kind: 'solution' }, () => expectSolved(bench, { crashes }));
}

/** @param before of the phone, to be compared with what each tear-down leaves */
async function proveNearMisses(bench: Bench, before?: StateSnapshot): Promise<Proof[]> {
  const missed: Proof[] = [];
  for (const nearMiss of bench.task.nearMisses ?? []) {
    const agent = nearMissAgent(nearMiss, bench);
    const missedAndRestored = async () =>
      (await expectScore(bench, agent, (score) => score < 1)) ?? (before && (await expectUnchanged(bench, before)));
    missed.push(await prove(bench, { kind: 'nearMiss', nearMiss: nearMiss.name }, missedAndRestored));
  }
  return missed;
}

function proveAfterCrash(bench: Bench, { hasCrashed }: { readonly hasCrashed: boolean }): Promise<Proof> {
  return prove(bench, { kind: 'afterCrash' }, async () => {
    if (!hasCrashed) await play(bench, { agent: solver(bench), crashes: true });
    return await expectSolved(bench);
  });
}

/** What is claimed of a task by each kind of proof. */
const claims = {
  solution: 'its solution scores 1',
  tearDown: 'its tear-down leaves the phone as it was',
  noop: 'doing nothing scores 0',
  nearMiss: 'near miss scores below 1',
  afterCrash: 'its set-up works on what a crashed episode left',
} as const satisfies Record<ProofKind, string>;

async function prove(
  bench: Bench,
  subject: Pick<Proof, 'kind' | 'nearMiss'>,
  test: () => Promise<string | undefined>,
): Promise<Proof> {
  const { task, seed, time = systemClock } = bench;
  const { kind, nearMiss } = subject;
  const startMs = time.now();
  const found = await test();
  const durationMs = time.now() - startMs;
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

async function expectSolved(bench: Bench, { crashes = false } = {}): Promise<string | undefined> {
  if (bench.task.solution === undefined) return 'it has no solution';
  const isRight = (score: number) => score === 1;
  const result = await play(bench, { agent: solver(bench), crashes, isRight });
  if (result.endReason === 'budget')
    return `the solution does not fit into the budget of ${bench.task.stepBudget} steps`;
  return problemOf(result, isRight);
}

async function expectScore(
  bench: Bench,
  agent: Agent,
  isRight: (score: number) => boolean,
): Promise<string | undefined> {
  return problemOf(await play(bench, { agent, isRight }), isRight);
}

async function expectUnchanged(bench: Bench, before: StateSnapshot): Promise<string | undefined> {
  const { ignore = [] } = bench;
  const changes = compareStateSnapshots(before, await look(bench)).filter(
    (change) => !ignore.some((pattern) => pattern.test(change)),
  );
  return changes.length === 0 ? undefined : changes.join('\n');
}

function look({ device, folders = ['/sdcard'], databases }: Bench): Promise<StateSnapshot> {
  return takeStateSnapshot(device, folders, databases);
}

function problemOf(result: EpisodeResult, isRight: (score: number) => boolean): string | undefined {
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

/** @param options.crashes once it is scored: nothing is torn down */
async function play(
  bench: Bench,
  { task: whole = bench.task, agent, crashes = false, isRight }: PlayOptions,
): Promise<EpisodeResult> {
  const { seed, instance, device, prepared, time = systemClock } = bench;
  const { tearDown, ...crashing } = whole;
  const task = crashes || tearDown === undefined ? crashing : whole;
  const { afterEpisode, ...suite } = bench.suite ?? { name: 'proof', version: '0', tasks: [task] };
  const { pictures = proofPictures } = bench;
  const witness = createWitness(device, { folder: pictures, name: `${task.name}-${seed}-${agent.name}` });
  const result = await runEpisode({
    episode: episodeOf(task, seed),
    suite: crashes || afterEpisode === undefined ? suite : { ...suite, afterEpisode },
    task: isRight === undefined ? task : witness.watchScore(task, isRight),
    agent: witness.watchAgent(agent),
    instance,
    device,
    prepared,
    tools: [],
    deadlines: { ...defaultDeadlines, ...bench.deadlines },
    time,
    signal: bench.signal ?? new AbortController().signal,
    onStep: async (step) => witness.onStep(step),
    log: (kind, message) => {
      if (kind === 'agent.log') witness.warn(message);
    },
  });
  bench.seen.last = await witness.testify();
  if (result !== undefined) return result;
  throw bench.signal?.reason;
}

function episodeOf({ name, stepBudget, apps }: AnyTask, seed: number): PlannedEpisode {
  const place = { agent: 'proof', suite: 'proof', task: name, instance: 0 };
  return { id: `proof/${name}/${seed}`, ...place, seed, stepBudget, tags: [], apps, startsInGoalState: false };
}

/** The task without what it does: the suite's hooks still know which one it is. */
function emptied({ setUp: _setUp, tearDown: _tearDown, ...task }: AnyTask): AnyTask {
  return { ...task, score: async () => 0 };
}

const observes = { screenshot: false };

const noop: Agent = {
  name: 'noop',
  observes,
  // It ends before its first step.
  async *run() {
    return { status: 'complete' };
  },
};

function solver({ strict = false }: Bench): Agent {
  return {
    name: 'oracle',
    observes,
    privileges: ['solution'],
    async *run(run) {
      return run.solution === undefined ? undefined : yield* runSolution(run.solution, run, { strict });
    },
  };
}

function nearMissAgent(nearMiss: NearMiss, { instance, device, seed }: Bench): Agent {
  return {
    name: 'near miss',
    observes,
    privileges: ['device'],
    async *run(run) {
      const { signal, log } = run;
      const context = { device: run.device ?? device, signal, log, random: createRandom(seed).fork('nearMiss') };
      return yield* runSolution((ui) => nearMiss.run(ui, instance.params, context), run);
    },
  };
}
