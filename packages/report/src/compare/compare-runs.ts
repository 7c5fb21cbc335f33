import { mean } from '@androidworld/core/results';
import type { Report, ReportEpisode } from '../model/report-model.ts';
import { mcnemarExact } from './mcnemar-exact.ts';
import { type PairedDifference, pairedDifference } from './paired-difference.ts';

/** An agent's episodes of one run. */
interface Contender {
  /** The agent's name; with its run's id where several have it. */
  readonly name: string;
  readonly agent: string;
  readonly runId: string;
}

/** One instance that both were given. */
export interface Flip {
  readonly suite: string;
  readonly task: string;
  readonly instance: number;
  /** Scores, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** What one contender did against another on the instances that both have a score of. */
export interface Comparison {
  /** The agent that is compared with. */
  readonly baseline: Contender;
  /** The agent that is compared: differences are its values minus those of the baseline. */
  readonly contender: Contender;
  /** Instances that both have a score of. */
  readonly pairs: number;
  /** Instances of either that the other has no score of, or was given with other parameters: not compared. */
  readonly unpaired: number;
  /** Mean scores over the pairs; absent without any. */
  readonly scores?: { readonly baseline: number; readonly contender: number };
  /** Of scores. */
  readonly score: PairedDifference;
  /** Solved (score 1) by one alone. `p` is McNemar's exact test, two-sided. */
  readonly success: { readonly won: number; readonly lost: number; readonly p: number };
  /** Of steps an episode took. */
  readonly steps: PairedDifference;
  /** Of USD; pairs of which both costs are known. */
  readonly costUsd: PairedDifference;
  /** Instances that one solved and the other didn't, lost ones first. */
  readonly flips: readonly Flip[];
}

/**
 * Compares runs, instance by instance. Agents of later runs are compared with the agent of the same name in the first, or
 * with its first agent; a single run's agents with its first.
 */
export function compareRuns(reports: readonly Report[]): Comparison[] {
  const all = reports.flatMap((report) =>
    [...new Set(report.episodes.map(({ agent }) => agent))].map((agent) => ({ agent, report })),
  );
  const isShared = (agent: string) => all.filter((one) => one.agent === agent).length > 1;
  const [first] = all;
  if (first === undefined) return [];
  const nameOf = ({ agent, report: { run } }: Entrant): Contender => ({
    name: isShared(agent) ? `${agent} (${run.id})` : agent,
    agent,
    runId: run.id,
  });
  const ofFirstRun = all.filter(({ report }) => report === first.report);
  return all.flatMap((entrant) => {
    const same = ofFirstRun.find(({ agent }) => agent === entrant.agent);
    const baseline = entrant.report === first.report ? first : (same ?? first);
    // With several runs, those of the first are what others are measured by.
    if (entrant === baseline || (reports.length > 1 && entrant.report === first.report)) return [];
    return [{ baseline: nameOf(baseline), contender: nameOf(entrant), ...compareEntrants(baseline, entrant) }];
  });
}

interface Entrant {
  readonly agent: string;
  readonly report: Report;
}

interface Pair {
  readonly before: ReportEpisode & { readonly score: number };
  readonly after: ReportEpisode & { readonly score: number };
}

function compareEntrants(one: Entrant, other: Entrant): Omit<Comparison, 'baseline' | 'contender'> {
  const [before, after] = [episodesOf(one), episodesOf(other)];
  const pairs: Pair[] = [];
  for (const [place, episode] of before) {
    const match = after.get(place);
    if (match !== undefined && isScored(episode) && isScored(match) && isSameInstance(episode, match))
      pairs.push({ before: episode, after: match });
  }
  const places = new Set([...before.keys(), ...after.keys()]);
  const won = pairs.filter((pair) => pair.before.score < 1 && pair.after.score === 1);
  const lost = pairs.filter((pair) => pair.before.score === 1 && pair.after.score < 1);
  const baseline = mean(pairs.map(({ before: { score } }) => score));
  const contender = mean(pairs.map(({ after: { score } }) => score));
  return {
    pairs: pairs.length,
    unpaired: places.size - pairs.length,
    ...(baseline !== undefined && contender !== undefined && { scores: { baseline, contender } }),
    score: differenceOf(pairs, ({ score }) => score),
    success: { won: won.length, lost: lost.length, p: mcnemarExact(won.length, lost.length) },
    steps: differenceOf(pairs, ({ steps }) => steps),
    costUsd: differenceOf(pairs, ({ usage }) => usage?.costUsd),
    flips: [...lost, ...won].map(({ before: { suite, task, instance, score }, after: { score: to } }) => ({
      ...{ suite, task, instance },
      from: score,
      to,
    })),
  };
}

function episodesOf({ agent, report }: Entrant): Map<string, ReportEpisode> {
  return new Map(
    report.episodes
      .filter((episode) => episode.agent === agent)
      .map((episode) => [`${episode.suite}/${episode.task}/${episode.instance}`, episode]),
  );
}

function isScored(episode: ReportEpisode): episode is ReportEpisode & { readonly score: number } {
  return episode.score !== undefined;
}

/** Of the same parameters and set-up data: another seed makes another instance. */
function isSameInstance(one: ReportEpisode, other: ReportEpisode): boolean {
  return one.seed === other.seed && JSON.stringify(one.params) === JSON.stringify(other.params);
}

function differenceOf(
  pairs: readonly Pair[],
  measure: (episode: ReportEpisode) => number | undefined,
): PairedDifference {
  const byTask = new Map<string, number[]>();
  for (const { before, after } of pairs) {
    const [from, to] = [measure(before), measure(after)];
    if (from === undefined || to === undefined) continue;
    const task = `${before.suite}/${before.task}`;
    byTask.set(task, [...(byTask.get(task) ?? []), to - from]);
  }
  return pairedDifference([...byTask].map(([task, differences]) => ({ task, differences })));
}
