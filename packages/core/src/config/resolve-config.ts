import { resolve } from 'node:path';
import type { Agent } from '../contracts/agent.ts';
import type { Driver } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTool } from '../contracts/tool.ts';
import type { RunLimits } from '../engine/limits.ts';
import type { TaskSelection } from '../planning/select-tasks.ts';
import type { ParsedConfig } from './config-schema.ts';
import type { DeadlineSettings, PluginReference } from './define-config.ts';
import type { PluginKind, Plugins } from './plugin-shapes.ts';
import { type PluginProblem, resolvePlugin } from './resolve-plugin.ts';

/** A configuration whose plugins are loaded: what a run is made of. */
export interface ResolvedConfig {
  /** Absent when the configuration names none. */
  readonly driver?: Driver;
  readonly suites: readonly Suite[];
  readonly agents: readonly Agent[];
  readonly seed: number;
  readonly instances: number;
  readonly identicalParams: boolean;
  readonly select: TaskSelection;
  /** Serials; absent for all. */
  readonly devices?: readonly string[];
  /** The results folder, absolute. */
  readonly out: string;
  readonly reporters: readonly Reporter[];
  readonly tools: readonly AnyTool[];
  readonly thinkingMs: number | 'measured';
  readonly deadlines: DeadlineSettings;
  readonly limits: RunLimits;
  readonly retries?: number;
}

/**
 * Loads the plugins of a configuration.
 *
 * @param options `folder` is what names and paths are relative to (absolute); `source` is what messages name, e.g. the
 *   configuration file, or "the command line"
 * @throws PLUGIN_NOT_FOUND or PLUGIN_INVALID with the problems of all plugins
 */
export async function resolveConfig(
  config: ParsedConfig,
  { source, folder }: { source: string; folder: string },
): Promise<ResolvedConfig> {
  const [drivers, suites, agents, reporters, tools] = await Promise.all([
    loadPlugins('driver', config.driver === undefined ? [] : [config.driver], { folder, placeOf: () => 'driver' }),
    loadPlugins('suite', config.suites, { folder, placeOf: (index) => `suites[${index}]` }),
    loadPlugins('agent', config.agents, { folder, placeOf: (index) => `agents[${index}]` }),
    loadPlugins('reporter', config.reporters, { folder, placeOf: (index) => `reporters[${index}]` }),
    loadPlugins('tool', config.tools, { folder, placeOf: (index) => `tools[${index}]` }),
  ]);
  const problems = [drivers, suites, agents, reporters, tools].flatMap((loaded) => loaded.problems);
  if (problems.length > 0) throw errorOf(problems, source);
  const { seed, instances, identicalParams, thinkingMs, deadlines, limits, retries, devices } = config;
  const [driver] = drivers.plugins;
  return {
    ...(driver && { driver }),
    suites: suites.plugins,
    agents: agents.plugins,
    reporters: reporters.plugins,
    tools: tools.plugins,
    ...{ seed, instances, identicalParams, thinkingMs, deadlines, limits },
    select: selectionOf(config),
    out: resolve(folder, config.out),
    ...(devices && { devices }),
    ...(retries !== undefined && { retries }),
  };
}

interface PlacedProblem extends PluginProblem {
  /** e.g. `suites[1] "@acme/suite-banking"` */
  readonly place: string;
}

async function loadPlugins<Kind extends PluginKind>(
  kind: Kind,
  references: readonly PluginReference<Plugins[Kind]>[],
  { folder, placeOf }: { folder: string; placeOf: (index: number) => string },
): Promise<{ plugins: Plugins[Kind][]; problems: PlacedProblem[] }> {
  const loaded = await Promise.all(
    references.map(async (reference, index) => ({
      place: `${placeOf(index)}${nameOf(reference)}`,
      ...(await resolvePlugin({ kind, reference, folder })),
    })),
  );
  return {
    plugins: loaded.flatMap((result) => ('plugin' in result ? [result.plugin] : [])),
    problems: loaded.flatMap((result) => ('problem' in result ? [{ place: result.place, ...result.problem }] : [])),
  };
}

/** ` "@acme/suite"`, or nothing for a plugin given as an object. */
function nameOf(reference: unknown): string {
  const name: unknown = Array.isArray(reference) ? reference[0] : reference;
  return typeof name === 'string' ? ` ${JSON.stringify(name)}` : '';
}

function errorOf(problems: readonly PlacedProblem[], source: string): AndroidWorldError {
  const lines = problems.map(
    ({ place, reason, fix }) => `  ${place}: ${reason}${fix === undefined ? '' : `\n    ${fix}`}`,
  );
  const causes = problems.flatMap(({ cause }) => (cause === undefined ? [] : [cause]));
  const missing = problems.some(({ code }) => code === 'PLUGIN_NOT_FOUND');
  return new AndroidWorldError(
    missing ? 'PLUGIN_NOT_FOUND' : 'PLUGIN_INVALID',
    `Cannot load plugins of ${source}:\n${lines.join('\n')}`,
    {
      details: { source, problems: problems.map(({ place, code, reason }) => ({ place, code, reason })) },
      cause: causes.length > 1 ? new AggregateError(causes, 'Several plugins failed') : causes[0],
    },
  );
}

function selectionOf({ tasks, tags, difficulty, app }: ParsedConfig): TaskSelection {
  return {
    ...(tasks && { tasks }),
    ...(tags && { tags }),
    ...(difficulty && { difficulty }),
    ...(app && { app }),
  };
}
