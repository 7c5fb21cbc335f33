import type { Agent } from '../contracts/agent.ts';
import type { Device } from '../contracts/device.ts';
import type { AnyTask } from '../contracts/task.ts';
import { runSolution } from '../engine/solution-ui.ts';
import { plural } from '../messages/plural.ts';
import { sampleInstance } from '../planning/instance.ts';
import { type Bench, expectUnchanged, look, observes, play, problemOf, prove } from './bench.ts';
import type { TestFunction } from './contract.ts';
import { type Proof, renderProofs } from './proof.ts';
import { proveNearMisses } from './prove-near-misses.ts';
import type { ProveOptions } from './prove-options.ts';
import type { StateSnapshot } from './state-snapshot.ts';

/**
 * Proves a task on a device. For each seed: its solution scores 1; its tear-down leaves the phone as it was; doing
 * nothing scores 0, unless it starts in its goal state. For each of `solutionSeeds`: its solution scores 1. For the
 * first seed (all, if `thorough`): each near miss acts, and scores below 1 within twice the step budget (and, if
 * `thorough`, its tear-down leaves the phone as it was). For the first seed: its set-up works on what a crashed episode left: that of the last of
 * `solutionSeeds`, or one of its own instance, unless `crash` is false. A near miss that does not apply to an instance is
 * tried with the others; it must apply to one of them, if `thorough` to more than half.
 */
export async function proveTask(task: AnyTask, options: ProveOptions): Promise<Proof[]> {
  const device = await options.openDevice();
  try {
    const prepared = new Set<string>();
    const databases = databasesOf(device);
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
    const crashed = options.crash === false ? undefined : benches[0];
    // The solution of one of them is what crashes: it is played in any case.
    const crashing = crashed && further.at(-1);
    for (const bench of further) if (bench !== crashing) proofs.push(await proveSolution(bench));
    // Last, since a crash may leave on the phone what no later tear-down has to remove.
    proofs.push(...(await proveNearMisses(benches, further, options.thorough ? before : undefined)));
    if (crashing !== undefined) proofs.push(await proveSolution(crashing, { crashes: true }));
    if (crashed !== undefined) proofs.push(await proveAfterCrash(crashed, { hasCrashed: crashing !== undefined }));
    return proofs;
  } finally {
    if (options.keepOpen !== true) await device.close();
  }
}

/** What is known of a device's databases serves the tasks that are proved on it later, too: most are as they were. */
const knownDatabases = new WeakMap<Device, Map<string, string>>();

function databasesOf(device: Device): Map<string, string> {
  const known = knownDatabases.get(device) ?? new Map<string, string>();
  knownDatabases.set(device, known);
  return known;
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

function proveAfterCrash(bench: Bench, { hasCrashed }: { readonly hasCrashed: boolean }): Promise<Proof> {
  return prove(bench, { kind: 'afterCrash' }, async () => {
    if (!hasCrashed) await play(bench, { agent: solver(bench), crashes: true });
    return await expectSolved(bench);
  });
}

async function expectSolved(bench: Bench, { crashes = false } = {}): Promise<string | undefined> {
  if (bench.task.solution === undefined) return 'it has no solution';
  const isRight = (score: number) => score === 1;
  const result = await play(bench, { agent: solver(bench), crashes, isRight });
  if (result.endReason === 'budget')
    return `the solution does not fit into the budget of ${plural(bench.task.stepBudget, 'step')}`;
  return problemOf(result, isRight);
}

async function expectScore(
  bench: Bench,
  agent: Agent,
  isRight: (score: number) => boolean,
): Promise<string | undefined> {
  return problemOf(await play(bench, { agent, isRight }), isRight);
}

/** The task without what it does: the suite's hooks still know which one it is. */
function emptied({ setUp: _setUp, tearDown: _tearDown, ...task }: AnyTask): AnyTask {
  return { ...task, score: async () => 0 };
}

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
