import { type EndReason, type EpisodeStatus, endReasons } from '../contracts/records.ts';
import { clusteredRate } from './clustered-rate.ts';
import { type Mean, meanOf } from './mean.ts';
import type { Rate } from './wilson-interval.ts';

/** What a group of finished episodes came to. */
export interface Summary {
  /** Finished episodes: passed, failed and errored. */
  readonly episodes: number;
  /** Score 1. */
  readonly passed: number;
  /** Score below 1; it may be partial. */
  readonly failed: number;
  /** Without a score, as the harness, the task or the agent's program broke. */
  readonly errored: number;
  /** Mean score over all finished episodes, errored ones as 0; the interval is clustered by task. */
  readonly strict: Rate;
  /** Mean score over the scored episodes: errored ones left out; the interval is clustered by task. */
  readonly lenient: Rate;
  /** Mean over tasks of each task's mean score; `tasks` is how many that were. */
  readonly taskWeighted: { readonly strict: TaskMean; readonly lenient: TaskMean };
  /** What the device's state alone scored, whatever the agent said; errored episodes left out. */
  readonly state: Rate;
  /** How agents ended; errored episodes left out. */
  readonly endReasons: Readonly<Record<EndReason, number>>;
  /** Errored episodes by code. */
  readonly errors: Readonly<Record<string, number>>;
  /** Steps an episode took; errored episodes left out. */
  readonly steps: Mean;
  /** Steps taken per optimal step; solved episodes of tasks whose optimum is known. */
  readonly stepsPerOptimal: Mean;
}

/** A mean in which every task counts the same, however many instances it has. */
export interface TaskMean {
  /** How many tasks, of those with an episode that counts. */
  readonly tasks: number;
  /** Absent when tasks is 0. */
  readonly mean?: number;
}

/** The result of a finished episode, as far as a summary needs it. */
export interface ResultFacts {
  readonly status: EpisodeStatus;
  readonly score: number | undefined;
  readonly stateScore: number | undefined;
  readonly endReason: EndReason | undefined;
  readonly steps: number;
  readonly errorCode: string | undefined;
}

/** What the episodes of one task came to; summaries of all groups are sums of these. */
export interface TaskCounts {
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
  readonly scoreSum: number;
  readonly stateScoreSum: number;
  readonly stepSum: number;
  /** Steps per optimal step of its solved episodes: their sum, and how many that are; of an unknown optimum none. */
  readonly stepsPerOptimal: { readonly sum: number; readonly n: number };
  readonly endReasons: Readonly<Record<EndReason, number>>;
  readonly errors: ReadonlyMap<string, number>;
}

/** Counts the finished episodes of one task. */
export function countTask(results: readonly ResultFacts[], optimalSteps: number | undefined): TaskCounts {
  const scored = results.filter(({ status }) => status !== 'errored');
  const passed = scored.filter(({ status }) => status === 'passed');
  const errors = new Map<string, number>();
  for (const { status, errorCode = 'unknown' } of results) {
    if (status === 'errored') errors.set(errorCode, (errors.get(errorCode) ?? 0) + 1);
  }
  const endReasons = { ...noEndReasons };
  for (const result of scored) if (result.endReason !== undefined) endReasons[result.endReason] += 1;
  return {
    passed: passed.length,
    failed: scored.length - passed.length,
    errored: results.length - scored.length,
    scoreSum: sumInOrder(scored.map(({ score }) => score ?? 0)),
    stateScoreSum: sumInOrder(scored.map(({ stateScore }) => stateScore ?? 0)),
    stepSum: sumOf(scored, ({ steps }) => steps),
    stepsPerOptimal:
      optimalSteps === undefined
        ? { sum: 0, n: 0 }
        : { sum: sumOf(passed, ({ steps }) => steps) / optimalSteps, n: passed.length },
    endReasons,
    errors,
  };
}

/** Sums up the tasks of a group. */
export function summarize(tasks: readonly TaskCounts[]): Summary {
  const passed = sumOf(tasks, (task) => task.passed);
  const failed = sumOf(tasks, (task) => task.failed);
  const errored = sumOf(tasks, (task) => task.errored);
  const scored = passed + failed;
  return {
    episodes: scored + errored,
    passed,
    failed,
    errored,
    strict: clusteredRate(tasks.map((task) => ({ sum: task.scoreSum, n: allOf(task) }))),
    lenient: clusteredRate(tasks.map((task) => ({ sum: task.scoreSum, n: scoredOf(task) }))),
    taskWeighted: {
      strict: taskMeanOf(tasks, allOf),
      lenient: taskMeanOf(tasks, scoredOf),
    },
    state: clusteredRate(tasks.map((task) => ({ sum: task.stateScoreSum, n: scoredOf(task) }))),
    endReasons: addUp(
      noEndReasons,
      tasks.map((task) => Object.entries(task.endReasons)),
    ),
    errors: addUp(
      {},
      tasks.map((task) => [...task.errors]),
    ),
    steps: meanOf(
      sumOf(tasks, (task) => task.stepSum),
      scored,
    ),
    stepsPerOptimal: meanOf(
      sumOf(tasks, (task) => task.stepsPerOptimal.sum),
      sumOf(tasks, (task) => task.stepsPerOptimal.n),
    ),
  };
}

const noEndReasons = Object.fromEntries(endReasons.map((reason) => [reason, 0])) as Record<EndReason, number>;

function scoredOf({ passed, failed }: TaskCounts): number {
  return passed + failed;
}

function allOf(task: TaskCounts): number {
  return scoredOf(task) + task.errored;
}

function taskMeanOf(tasks: readonly TaskCounts[], episodesOf: (task: TaskCounts) => number): TaskMean {
  const counted = tasks.filter((task) => episodesOf(task) > 0);
  const { n, mean } = meanOf(
    sumOf(counted, (task) => task.scoreSum / episodesOf(task)),
    counted.length,
  );
  return mean === undefined ? { tasks: n } : { tasks: n, mean };
}

/** Sums of fractions depend on their order: in that of size, equal scores give equal sums, in whichever order they came. */
function sumInOrder(values: readonly number[]): number {
  return new Float64Array(values).sort().reduce((total, value) => total + value, 0);
}

function sumOf<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

/** Counts by name, sorted by name. */
function addUp<T extends Record<string, number>>(none: T, counts: readonly (readonly [string, number])[][]): T {
  const totals = new Map(Object.entries<number>(none));
  for (const [name, count] of counts.flat()) totals.set(name, (totals.get(name) ?? 0) + count);
  return Object.fromEntries([...totals].sort()) as T;
}
