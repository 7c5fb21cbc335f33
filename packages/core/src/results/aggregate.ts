import type { AgentPrivilege } from '../contracts/agent.ts';
import type { DeviceKind } from '../contracts/device.ts';
import { type EpisodeFacts, type EpisodePhase, type EpisodeResult, episodePhases } from '../contracts/records.ts';
import type { Difficulty } from '../contracts/task.ts';
import { type DurationSummary, summarizeDurations } from './durations.ts';
import { groupBy } from './group-by.ts';
import { type PassK, passK } from './pass-k.ts';
import { countTask, type ResultFacts, type Summary, summarize, type TaskCounts } from './summary.ts';

/** Results of a run: over all agents, and for each. */
export interface Aggregates extends Breakdown {
  /** Sorted by name. */
  readonly agents: readonly AgentAggregates[];
  /** Episodes begun but without a result: running, or cut off by a kill. They count nowhere else. */
  readonly unfinished: number;
  /** Those that finished episodes ran on, sorted. */
  readonly deviceKinds: readonly DeviceKind[];
}

/** Results of one agent. */
export interface AgentAggregates extends Breakdown {
  /** Of the agent. */
  readonly name: string;
  /** What it may use beyond the screen. */
  readonly privileges: readonly AgentPrivilege[];
}

/** Summaries over all episodes and by group; groups are sorted by name. */
export interface Breakdown {
  /** Over all finished episodes. */
  readonly total: Summary;
  /** One for each suite. */
  readonly suites: readonly Group[];
  /** An episode counts for each app its task touches. */
  readonly apps: readonly Group[];
  /** Easy, medium, hard; `unknown` for tasks without. */
  readonly difficulties: readonly Group[];
  /** An episode counts for each tag of its task; `untagged` for tasks without. */
  readonly tags: readonly Group[];
  /** By suite and task. */
  readonly tasks: readonly TaskGroup[];
  /** Of tasks with several instances: how often one of k, and all k, are solved; empty where no task has two. */
  readonly passK: readonly PassK[];
  /** Per phase, and `episode` for the whole; episodes that had the phase. */
  readonly durations: Readonly<Partial<Record<EpisodePhase | 'episode', DurationSummary>>>;
}

/** What the finished episodes of a suite, an app, a difficulty, a tag or a task came to. */
export interface Group extends Summary {
  /** Of the suite, app, difficulty, tag or task. */
  readonly name: string;
}

/** What the finished episodes of one task came to. */
export interface TaskGroup extends Group {
  /** The name of the suite that has the task. */
  readonly suite: string;
  /** True when doing nothing already scores 1. */
  readonly startsInGoalState: boolean;
}

/** Aggregates episodes at once; see {@link EpisodeAggregator}. */
export function aggregate(episodes: Iterable<EpisodeFacts>): Aggregates {
  const aggregator = new EpisodeAggregator();
  for (const episode of episodes) aggregator.add(episode);
  return aggregator.aggregates();
}

/**
 * Aggregates episodes as they come. Of several attempts at an episode the latest counts, whatever their order.
 *
 * It keeps the few facts per planned episode that tables need (a later attempt takes its predecessor out again, and
 * quantiles need every duration), but no steps, goals or parameters.
 */
export class EpisodeAggregator {
  readonly #latest = new Map<string, Facts>();
  /** By suite and task: what all episodes of a task have in common is kept once. */
  readonly #tasks = new Map<string, TaskFacts>();

  /** An attempt older than one that is already in changes nothing. */
  add(episode: EpisodeFacts): void {
    const before = this.#latest.get(episode.id);
    if (before !== undefined && episode.attempt < before.attempt) return;
    const name = `${episode.suite}\n${episode.task}`;
    const task = this.#tasks.get(name) ?? taskFactsOf(episode);
    this.#tasks.set(name, task);
    this.#latest.set(episode.id, factsOf(episode, task));
  }

  /** Over all episodes so far; more may be added afterwards. */
  aggregates(): Aggregates {
    const finished = [...this.#latest.values()].filter(isFinished);
    const agents = [...groupBy(finished, ({ agent }) => [agent])]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => ({ name, own, played: playedTasks(own) }));
    return {
      ...breakDown(agents.flatMap(({ played }) => played)),
      agents: agents.map(({ name, own, played }) => ({
        name,
        privileges: [...new Set(own.flatMap(({ agentPrivileges }) => agentPrivileges))].sort(),
        ...breakDown(played),
      })),
      unfinished: this.#latest.size - finished.length,
      deviceKinds: [...new Set(finished.map(({ deviceKind }) => deviceKind))].sort(),
    };
  }
}

/** What is kept of an episode. */
interface Facts {
  readonly attempt: number;
  readonly agent: string;
  readonly agentPrivileges: readonly AgentPrivilege[];
  readonly deviceKind: DeviceKind;
  readonly task: TaskFacts;
  readonly result: (ResultFacts & Pick<EpisodeResult, 'durations' | 'durationMs'>) | undefined;
}

type TaskFacts = Pick<EpisodeFacts, 'suite' | 'task' | 'apps' | 'tags' | 'startsInGoalState'> & {
  readonly difficulty: Difficulty | undefined;
  readonly optimalSteps: number | undefined;
};

type FinishedFacts = Facts & { readonly result: NonNullable<Facts['result']> };

/** Finished episodes of one task, of one agent; not empty. */
type PlayedTask = readonly FinishedFacts[];

function taskFactsOf(episode: EpisodeFacts): TaskFacts {
  const { suite, task, apps, tags, startsInGoalState, difficulty, optimalSteps } = episode;
  return { suite, task, apps, tags, startsInGoalState, difficulty, optimalSteps };
}

function factsOf(episode: EpisodeFacts, task: TaskFacts): Facts {
  const { attempt, agent, agentPrivileges, deviceKind, result } = episode;
  return {
    attempt,
    agent,
    agentPrivileges,
    deviceKind,
    task,
    result: result && {
      status: result.status,
      score: result.score,
      stateScore: result.stateScore,
      endReason: result.endReason,
      steps: result.steps,
      errorCode: result.error?.code,
      durations: result.durations,
      durationMs: result.durationMs,
    },
  };
}

function isFinished(facts: Facts | undefined): facts is FinishedFacts {
  return facts?.result !== undefined;
}

/** Sorted by suite, then task. */
function playedTasks(episodes: readonly FinishedFacts[]): PlayedTask[] {
  return [...groupBy(episodes, ({ task }) => [task])]
    .map(([task, own]) => ({ name: `${task.suite}\n${task.task}`, own }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ own }) => own);
}

function breakDown(played: readonly PlayedTask[]): Breakdown {
  const tasks = countTasks(played);
  const difficulties = groupsOf(tasks, ({ difficulty }) => [difficulty ?? 'unknown']);
  return {
    total: summarize(tasks.map(({ counts }) => counts)),
    suites: groupsOf(tasks, ({ suite }) => [suite]),
    apps: groupsOf(tasks, ({ apps }) => apps),
    difficulties: difficulties.sort((a, b) => difficultyOrder.indexOf(a.name) - difficultyOrder.indexOf(b.name)),
    tags: groupsOf(tasks, ({ tags }) => (tags.length === 0 ? ['untagged'] : tags)),
    tasks: tasks.map(({ suite, task, startsInGoalState, counts }) => ({
      suite,
      name: task,
      startsInGoalState,
      ...summarize([counts]),
    })),
    passK: passKOf(played),
    durations: durationsOf(played.flat().map(({ result }) => result)),
  };
}

/** Of several agents the tasks of each count: one agent's instance is no try of another. */
function passKOf(played: readonly PlayedTask[]): PassK[] {
  return passK(
    played.map((episodes) => ({
      solved: episodes.filter(({ result }) => result.status === 'passed').length,
      scored: episodes.filter(({ result }) => result.status !== 'errored').length,
    })),
  );
}

const difficultyOrder: readonly string[] = ['easy', 'medium', 'hard', 'unknown'];

type CountedTask = TaskFacts & { readonly counts: TaskCounts };

/** Sorted by suite, then task. */
function countTasks(played: readonly PlayedTask[]): CountedTask[] {
  const byTask = groupBy(played, ([first]) => (first === undefined ? [] : [`${first.task.suite}/${first.task.task}`]));
  return [...byTask]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, ofAgents]) => {
      const episodes = ofAgents.flat();
      const [first] = episodes;
      if (first === undefined) return [];
      const results = episodes.map(({ result }) => result);
      return { ...first.task, counts: countTask(results, first.task.optimalSteps) };
    });
}

function groupsOf(tasks: readonly CountedTask[], keysOf: (task: TaskFacts) => readonly string[]): Group[] {
  const groups = [...groupBy(tasks, keysOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return groups.map(([name, group]) => ({ name, ...summarize(group.map(({ counts }) => counts)) }));
}

function durationsOf(results: readonly FinishedFacts['result'][]): Breakdown['durations'] {
  const columns = [...episodePhases, 'episode' as const].map((phase) => ({
    phase,
    // Typed, and filled in one pass over the episodes: of a hundred thousand, this would be most of the work otherwise.
    durationsMs: new Float64Array(results.length),
    n: 0,
  }));
  for (const { durations, durationMs } of results) {
    for (const column of columns) {
      const each = column.phase === 'episode' ? durationMs : durations[column.phase];
      if (each !== undefined) column.durationsMs[column.n++] = each;
    }
  }
  return Object.fromEntries(
    columns
      .map(({ phase, durationsMs, n }) => [phase, summarizeDurations(durationsMs.subarray(0, n))] as const)
      .filter(([, summary]) => summary !== undefined),
  );
}
