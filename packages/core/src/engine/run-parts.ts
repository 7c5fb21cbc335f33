import { configHash } from '../config/config-hash.ts';
import type { Agent } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { PlannedEpisode, RunManifest } from '../contracts/records.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTask } from '../contracts/task.ts';
import { didYouMean } from '../messages/near-names.ts';
import { shorten } from '../messages/shorten.ts';
import { describeChanges } from './describe-changes.ts';

/** The plugins of a run. */
export interface RunPlugins {
  readonly suites: readonly Suite[];
  readonly agents: readonly Agent[];
}

/** The plugins an episode is run with. */
export interface EpisodeParts {
  readonly suite: Suite;
  readonly task: AnyTask;
  readonly agent: Agent;
}

/**
 * Makes sure that a run is resumed with what it was begun with.
 *
 * @throws AW_RUN_CHANGED saying what changed
 */
export function requireSame(begun: RunManifest, now: Pick<RunManifest, 'config' | 'plan'>): void {
  if (begun.configHash === configHash(now)) return;
  const inConfig = describeChanges(begun.config, asJson(now.config), 3);
  // What is planned follows from the configuration: it is told of where nothing else is.
  const changes =
    inConfig.length > 0 ? inConfig : describeChanges({ plan: byId(begun.plan) }, asJson({ plan: byId(now.plan) }), 3);
  throw new AndroidWorldError(
    'AW_RUN_CHANGED',
    `Run "${begun.id}" cannot be resumed: its configuration has changed since it began.\n  ${changes.join('; ')}\nChange it back, or start a new run`,
    { details: { runId: begun.id, changes } },
  );
}

/**
 * Finds the plugins every episode of a plan names.
 *
 * @throws AW_PLUGIN_NOT_FOUND or AW_TASK_NOT_FOUND with near names
 */
export function findParts(
  plan: readonly PlannedEpisode[],
  { suites, agents }: RunPlugins,
): ReadonlyMap<string, EpisodeParts> {
  return new Map(
    plan.map((episode) => {
      const suite = named('AW_PLUGIN_NOT_FOUND', 'suite', episode.suite, suites);
      const task = named('AW_TASK_NOT_FOUND', `task of suite "${suite.name}"`, episode.task, suite.tasks);
      const agent = named('AW_PLUGIN_NOT_FOUND', 'agent', episode.agent, agents);
      return [episode.id, { suite, task, agent }];
    }),
  );
}

function named<T extends { readonly name: string }>(
  code: 'AW_PLUGIN_NOT_FOUND' | 'AW_TASK_NOT_FOUND',
  kind: string,
  name: string,
  all: readonly T[],
): T {
  const found = all.find((candidate) => candidate.name === name);
  if (found !== undefined) return found;
  const names = all.map((candidate) => candidate.name);
  const near = didYouMean(name, names);
  const known =
    near === '' ? `; there ${names.length === 1 ? 'is' : 'are'} ${shorten(names.join(', ') || 'none', 80)}.` : near;
  throw new AndroidWorldError(
    code,
    `The plan names ${kind} "${name}", which is not there${known} A run goes on with the suites and agents it was begun with: give it those, or start a new one`,
    { details: { name, known: names } },
  );
}

function byId(plan: readonly PlannedEpisode[]): Record<string, PlannedEpisode> {
  return Object.fromEntries(plan.map((episode) => [episode.id, episode]));
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
