import { createHash } from 'node:crypto';
import type { Agent } from '../contracts/agent.ts';
import type { PlannedEpisode } from '../contracts/records.ts';
import type { Suite } from '../contracts/suite.ts';

/** What decides a run's results. Selection, seed and number of instances are in the plan, with all they lead to. */
export interface RunIdentity {
  readonly suites: readonly Pick<Suite, 'name' | 'version' | 'stepBudgetProfile'>[];
  readonly agents: readonly Pick<Agent, 'name' | 'settings' | 'observes' | 'powers'>[];
  readonly plan: readonly PlannedEpisode[];
}

/**
 * Two runs with the same hash have the same episodes, made by the same agents: one may be resumed as the other.
 * Covers suites (name, version, budget profile), agents (name, settings, what they see and may use), and each planned
 * episode's id, seed, step budget and frozen parameters.
 *
 * @returns SHA-256, 64 hexadecimal digits
 */
export function configHash({ suites, agents, plan }: RunIdentity): string {
  const identity = {
    suites: suites.map(({ name, version, stepBudgetProfile }) => ({ name, version, stepBudgetProfile })),
    agents: agents.map(({ name, settings, observes, powers }) => ({ name, settings, observes, powers })),
    episodes: plan.map(({ id, seed, stepBudget, params }) => ({ id, seed, stepBudget, params })),
  };
  return createHash('sha256').update(canonicalJson(identity)).digest('hex');
}

/** JSON with the keys of every object sorted, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
