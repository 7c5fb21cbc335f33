import { clusteredRate, wilsonInterval } from '@androidworld/core/results';
import type { Report, ReportEpisode } from '../model/report-model.ts';
import { fisherExact } from './fisher-exact.ts';

/**
 * What varies between the trials of a task: nothing; the seed its set-up is made from, with the same parameters; seed and
 * parameters. The first and the last are those of the paper (Rawles et al. 2024, section 4.4).
 */
export const robustnessConditions = ['same seed', 'other seeds', 'other parameters'] as const;
export type RobustnessCondition = (typeof robustnessConditions)[number];

/** A run of a robustness study, taken apart. JSON. */
export interface Robustness {
  /** Tells the file from other JSON. */
  readonly format: 'androidworld-robustness';
  /** Of this format. */
  readonly version: 1;
  /** Id of the run that was taken apart. */
  readonly runId: string;
  /** Of each task and condition. */
  readonly trials: number;
  /** In the order of the run's plan. */
  readonly agents: readonly RobustnessOfAgent[];
}

interface RobustnessOfAgent {
  readonly agent: string;
  readonly tasks: readonly { readonly suite: string; readonly task: string; readonly results: readonly Trials[] }[];
  /** Over all tasks; intervals are clustered by task. */
  readonly total: readonly Trials[];
}

/** What the trials under one condition came to. */
export interface Trials {
  readonly condition: RobustnessCondition;
  /** Trials with a score. */
  readonly n: number;
  readonly errored: number;
  readonly solved: number;
  /** Of the scores; absent when there is none. */
  readonly mean?: number;
  /** Of the scores, with n - 1; absent for fewer than two. */
  readonly deviation?: number;
  /** 95 %. */
  readonly interval?: { readonly low: number; readonly high: number };
  /** Of Fisher's exact test of the trials solved, against the same seed, two-sided; not adjusted for their number. */
  readonly p?: number;
}

/** In which condition an instance of a study stands: its instances are numbered through, condition by condition. */
function conditionOf(instance: number, trials: number): RobustnessCondition | undefined {
  return robustnessConditions[Math.floor(instance / trials)];
}

/** @param trials of each task and condition, as the study was planned */
export function robustness(report: Report, trials: number): Robustness {
  const agents = [...new Set(report.episodes.map(({ agent }) => agent))];
  return {
    format: 'androidworld-robustness',
    version: 1,
    runId: report.run.id,
    trials,
    agents: agents.map((agent) =>
      ofAgent(
        agent,
        report.episodes.filter((episode) => episode.agent === agent),
        trials,
      ),
    ),
  };
}

function ofAgent(agent: string, episodes: readonly ReportEpisode[], trials: number): RobustnessOfAgent {
  const keys = [...new Set(episodes.map(({ suite, task }) => JSON.stringify([suite, task])))].sort();
  const groups = keys.map((key) => episodes.filter(({ suite, task }) => JSON.stringify([suite, task]) === key));
  const under = (own: readonly ReportEpisode[], condition: RobustnessCondition) =>
    own.filter(({ instance }) => conditionOf(instance, trials) === condition);
  return {
    agent,
    tasks: groups.flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const results = robustnessConditions.map((condition) => trialsOf(condition, [under(own, condition)]));
      return [{ suite: first.suite, task: first.task, results: withTests(results) }];
    }),
    total: robustnessConditions.map((condition) =>
      trialsOf(
        condition,
        groups.map((own) => under(own, condition)),
      ),
    ),
  };
}

/** @param byTask the trials of each task */
function trialsOf(condition: RobustnessCondition, byTask: readonly (readonly ReportEpisode[])[]): Trials {
  const episodes = byTask.flat();
  const scoresOf = (own: readonly ReportEpisode[]) => own.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const clusters = byTask.map(scoresOf).map((scores) => ({ sum: sumOf(scores), n: scores.length }));
  const [only] = clusters;
  const { n, mean, interval } =
    clusters.length === 1 && only !== undefined ? wilsonInterval(only.sum, only.n) : clusteredRate(clusters);
  const scores = scoresOf(episodes);
  return {
    condition,
    n,
    errored: episodes.filter(({ status }) => status === 'errored').length,
    solved: scores.filter((score) => score === 1).length,
    ...(mean !== undefined && { mean }),
    ...(mean !== undefined &&
      n > 1 && { deviation: Math.sqrt(sumOf(scores.map((score) => (score - mean) ** 2)) / (n - 1)) }),
    ...(interval && { interval }),
  };
}

function withTests(results: readonly Trials[]): Trials[] {
  const [same] = results;
  return results.map((result) =>
    same === undefined || result === same || result.n === 0 || same.n === 0
      ? result
      : { ...result, p: fisherExact(same, result) },
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
