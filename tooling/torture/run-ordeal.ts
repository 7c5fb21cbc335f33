import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../../packages/core/src/index.ts';
import { findWrong, type Scores } from './find-wrong.ts';
import type { Ordeal } from './ordeals.ts';
import { runToTheEnd } from './run-to-the-end.ts';
import type { World } from './worlds/world.ts';

export interface Verdict {
  readonly ordeal: string;
  /** Why nothing was run. */
  readonly missing?: string;
  readonly runs: number;
  readonly episodes: number;
  /** Faults that hit, in all and by name. */
  readonly faults: number;
  readonly byFault: Readonly<Record<string, number>>;
  /** Times a run was gone on with because episodes had errored. */
  readonly resumedAfterErrors: number;
  /** What differs from the undisturbed run, a line each. */
  readonly wrong: readonly string[];
}

interface Context {
  readonly folder: string;
  readonly random: Random;
  readonly signal: AbortSignal;
  log(line: string): void;
}

/** Runs undisturbed once, then disturbed until all faults have hit, and compares. */
export async function runOrdeal(ordeal: Ordeal, context: Context): Promise<Verdict> {
  const { folder, random, signal, log } = context;
  await mkdir(folder, { recursive: true });
  await using world = await ordeal.open({ folder, signal });
  if (world.missing !== undefined) {
    return { ...nothing, ordeal: ordeal.name, missing: world.missing };
  }
  const run = (name: string, faults: World['faults'], entries: number) =>
    runToTheEnd({
      folder: join(folder, name),
      config: { ...world.config, tasks: ordeal.tasks },
      faults,
      entries,
      random: random.fork(name),
      signal,
      log: (line) => log(`${name}: ${line}`),
    });
  const undisturbed = await run('undisturbed', [], 0);
  log(`undisturbed: ${undisturbed.scores.size} episodes in ${(undisturbed.durationMs / 1000).toFixed(0)} s`);
  requireScores(undisturbed.scores);
  let verdict: Verdict = { ...nothing, ordeal: ordeal.name };
  const order = endless(world.faults, random);
  // Some find nothing to hit: twice as many runs as needed are enough to meet all.
  const most = 2 * Math.ceil(ordeal.faults / ordeal.faultsPerRun) + 1;
  while (verdict.faults < ordeal.faults && verdict.runs < most) {
    signal.throwIfAborted();
    const left = Math.min(ordeal.faultsPerRun, ordeal.faults - verdict.faults);
    const faults = Array.from({ length: left }, () => order.next().value);
    const tried = await run(`run-${verdict.runs + 1}`, faults, undisturbed.entries);
    const wrong = findWrong(tried, undisturbed.scores).map((line) => `run-${verdict.runs + 1}: ${line}`);
    for (const line of wrong) log(`WRONG ${line}`);
    verdict = {
      ...verdict,
      runs: verdict.runs + 1,
      episodes: verdict.episodes + undisturbed.scores.size,
      faults: verdict.faults + tried.hit.length,
      byFault: count(verdict.byFault, tried.hit),
      resumedAfterErrors: verdict.resumedAfterErrors + tried.resumedAfterErrors,
      wrong: [...verdict.wrong, ...wrong],
    };
  }
  return verdict;
}

const nothing = { runs: 0, episodes: 0, faults: 0, byFault: {}, resumedAfterErrors: 0, wrong: [] } as const;

/** A run that is wrong when nobody disturbs it measures nothing. */
function requireScores(scores: Scores): void {
  const errored = [...scores].filter(([, score]) => score === undefined).map(([id]) => id);
  if (scores.size === 0 || errored.length > 0) {
    throw new Error(`The undisturbed run has episodes without a score: ${errored.join(', ') || 'all'}`);
  }
}

/** Every fault comes equally often. */
function* endless<T>(values: readonly T[], random: Random): Generator<T, never> {
  for (;;) yield* random.shuffle(values);
}

function count(before: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const counted = { ...before };
  for (const name of names) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}
