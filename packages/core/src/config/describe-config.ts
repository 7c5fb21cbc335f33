import { defaultThinkingMs } from '../engine/thinking.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ResolvedConfig } from './resolve-config.ts';

/**
 * What of a configuration decides a run's results, as JSON: what a manifest records as its `config`. A run may be
 * resumed with other devices, deadlines, reporters or retries, but not with another one of these.
 */
export function describeConfig(
  config: Pick<ResolvedConfig, 'suites' | 'agents' | 'tools' | 'seed' | 'instances' | 'identicalParams' | 'select'> &
    Partial<Pick<ResolvedConfig, 'thinkingMs'>>,
): Readonly<Record<string, unknown>> {
  const { seed, instances, identicalParams, select, thinkingMs = defaultThinkingMs } = config;
  const description = {
    suites: config.suites.map(({ name, version, settings }) => ({ name, version, settings })),
    agents: config.agents.map(({ name, settings, observes, coordinates, privileges }) => ({
      ...{ name, settings, observes, coordinates, privileges },
    })),
    tools: config.tools.map(({ name, settings }) => ({ name, settings })),
    ...{ seed, instances, identicalParams, select, thinkingMs },
  };
  return JSON.parse(canonicalJson(description));
}
