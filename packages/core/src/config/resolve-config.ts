import { resolve } from 'node:path';
import type { Agent } from '../contracts/agent.ts';
import type { Driver } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTool } from '../contracts/tool.ts';
import type { TaskSelection } from '../planning/select-tasks.ts';
import type { ParsedConfig } from './config-schema.ts';
import type { DeadlineSettings, RunLimits } from './define-config.ts';
import { findQuoted } from './find-line.ts';
import type { PluginReference } from './plugin-reference.ts';
import type { PluginKind, Plugins } from './plugin-shapes.ts';
import { type BuiltInPlugins, type PluginProblem, type PluginRecord, resolvePlugin } from './resolve-plugin.ts';

/** A configuration whose plugins are loaded: what a run is made of. */
export interface ResolvedConfig {
  /** Absent when the configuration names none. */
  readonly driver?: Driver;
  /** In the order of the configuration; empty when it names none. */
  readonly suites: readonly Suite[];
  /** In the order of the configuration; empty when it names none. */
  readonly agents: readonly Agent[];
  /** Of the run: what the seeds of all instances are derived from. Default 30. */
  readonly seed: number;
  /** How many instances of each task, 1 or more. Default 1. */
  readonly instances: number;
  /** Whether all instances of a task have the same parameters. Default false. */
  readonly identicalParams: boolean;
  /** Which tasks to run: the keys `tasks`, `tags`, `difficulty` and `app`; `{}` for all. */
  readonly select: TaskSelection;
  /** Serials; absent for all. */
  readonly devices?: readonly string[];
  /** The results folder, absolute. */
  readonly out: string;
  /** Those the configuration names, beside the terminal's own; empty when there are none. */
  readonly reporters: readonly Reporter[];
  /** What agents may call by the `tool` action; empty when there are none. */
  readonly tools: readonly AnyTool[];
  /** Where each of these plugins comes from. */
  readonly origins: ReadonlyMap<object, PluginRecord>;
  /** How long a decision takes by the time of a device that owns it, in milliseconds. Default 3,000. */
  readonly thinkingMs: number | 'measured';
  /** Only those that the configuration sets; the others are the engine's. */
  readonly deadlines: DeadlineSettings;
  /** US dollars, tokens and minutes the run may use; a limit that is absent does not hold. */
  readonly limits: RunLimits;
  /** How often an episode is tried again after the harness failed; absent for the engine's default. */
  readonly retries?: number;
}

/** What names of plugins mean. */
export interface PluginSource {
  /** What messages name, e.g. the configuration file, or "the command line". */
  readonly source: string;
  /** The file's text: messages then name the line of a plugin. */
  readonly text?: string | undefined;
  /** What names and paths are relative to, absolute. */
  readonly folder: string;
  /** Default: none. */
  readonly builtIn?: BuiltInPlugins | undefined;
  /** Names that somebody may have meant besides the built-in ones. */
  readonly alsoKnown?: readonly string[] | undefined;
}

/**
 * Loads the plugins of a configuration.
 *
 * @throws AW_PLUGIN_NOT_FOUND or AW_PLUGIN_INVALID with the problems of all plugins
 */
export async function resolveConfig(config: ParsedConfig, from: PluginSource): Promise<ResolvedConfig> {
  const load = <Kind extends PluginKind>(
    kind: Kind,
    references: readonly PluginReference<Plugins[Kind]>[],
    placeOf: (index: number) => string,
  ) => loadPlugins(kind, references, { ...from, placeOf });
  const [drivers, suites, agents, reporters, tools] = await Promise.all([
    load('driver', config.driver === undefined ? [] : [config.driver], () => 'driver'),
    load('suite', config.suites, (index) => `suites[${index}]`),
    load('agent', config.agents, (index) => `agents[${index}]`),
    load('reporter', config.reporters, (index) => `reporters[${index}]`),
    load('tool', config.tools, (index) => `tools[${index}]`),
  ]);
  const all = [drivers, suites, agents, reporters, tools];
  const problems = all.flatMap((loaded) => loaded.problems);
  if (problems.length > 0) throw errorOf(problems, from.source);
  const { seed, instances, identicalParams, thinkingMs, deadlines, limits, retries, devices } = config;
  const [driver] = drivers.plugins;
  return {
    ...(driver && { driver }),
    suites: suites.plugins,
    agents: agents.plugins,
    reporters: reporters.plugins,
    tools: tools.plugins,
    origins: new Map(all.flatMap((loaded) => loaded.origins)),
    ...{ seed, instances, identicalParams, thinkingMs, deadlines, limits },
    select: selectionOf(config),
    out: resolve(from.folder, config.out),
    ...(devices && { devices }),
    ...(retries !== undefined && { retries }),
  };
}

/**
 * Loads plugins of one kind that were named elsewhere than in a configuration, e.g. by a flag.
 *
 * @param from `place` is what names stand behind in messages, e.g. `--suite`
 * @throws AW_PLUGIN_NOT_FOUND or AW_PLUGIN_INVALID with the problems of all of them
 */
export async function resolvePlugins<Kind extends PluginKind>(
  kind: Kind,
  references: readonly PluginReference<Plugins[Kind]>[],
  { place, ...from }: PluginSource & { readonly place: string },
): Promise<{ readonly plugins: readonly Plugins[Kind][]; readonly origins: ReadonlyMap<object, PluginRecord> }> {
  const { plugins, origins, problems } = await loadPlugins(kind, references, { ...from, placeOf: () => place });
  if (problems.length > 0) throw errorOf(problems, from.source);
  return { plugins, origins: new Map(origins) };
}

interface PlacedProblem extends PluginProblem {
  /** e.g. `line 3: suites[1] "@acme/suite-banking"` */
  readonly place: string;
}

async function loadPlugins<Kind extends PluginKind>(
  kind: Kind,
  references: readonly PluginReference<Plugins[Kind]>[],
  { folder, text = '', builtIn, alsoKnown, placeOf }: PluginSource & { readonly placeOf: (index: number) => string },
): Promise<{ plugins: Plugins[Kind][]; origins: [object, PluginRecord][]; problems: PlacedProblem[] }> {
  const loaded = await Promise.all(
    references.map(async (reference, index) => ({
      place: `${lineOf(reference, text)}${placeOf(index)}${nameOf(reference)}`,
      ...(await resolvePlugin({ kind, reference, folder, builtIn, alsoKnown })),
    })),
  );
  return {
    plugins: loaded.flatMap((result) => ('plugin' in result ? [result.plugin] : [])),
    origins: loaded.flatMap((result) =>
      'plugin' in result ? [[result.plugin, result.record] satisfies [object, PluginRecord]] : [],
    ),
    problems: [
      ...loaded.flatMap((result) => ('problem' in result ? [{ place: result.place, ...result.problem }] : [])),
      ...(namedInResults.has(kind) ? sameNames(kind, loaded) : []),
    ],
  };
}

/** Kinds whose names are part of the ids of episodes. */
const namedInResults: ReadonlySet<PluginKind> = new Set<PluginKind>(['suite', 'agent']);

type PlacedPlugin = { readonly place: string } & ({ readonly plugin: { readonly name: string } } | object);

function sameNames(kind: PluginKind, loaded: readonly PlacedPlugin[]): PlacedProblem[] {
  const places = new Map<string, string>();
  return loaded.flatMap((result) => {
    if (!('plugin' in result)) return [];
    const { name } = result.plugin;
    const first = places.get(name);
    places.set(name, first ?? result.place);
    if (first === undefined) return [];
    const reason = `its name, ${JSON.stringify(name)}, is that of ${first} too: expected names of their own, so that results can tell them apart`;
    // A suite's name is a part of its seeds, and what it prepares may be that of its twin: that is the author's to say.
    const another = `name: ${JSON.stringify(`${name}-2`)}`;
    const way =
      kind === 'agent'
        ? `. Give one another: as an option of its factory, { ${another}, … }, where it has that; else as { ...agent, ${another} }`
        : '';
    return [{ place: result.place, code: 'AW_PLUGIN_INVALID', reason: `${reason}${way}` }];
  });
}

/** ` "@acme/suite"`, or nothing for a plugin given as an object. */
function nameOf(reference: unknown): string {
  const name = givenName(reference);
  return name === undefined ? '' : ` ${JSON.stringify(name)}`;
}

/** `line 3: `, or nothing where that is not certain. */
function lineOf(reference: unknown, text: string): string {
  const name = givenName(reference);
  const line = name === undefined ? undefined : findQuoted(text, name);
  return line === undefined ? '' : `line ${line}: `;
}

function givenName(reference: unknown): string | undefined {
  const name: unknown = Array.isArray(reference) ? reference[0] : reference;
  return typeof name === 'string' ? name : undefined;
}

function errorOf(problems: readonly PlacedProblem[], source: string): AndroidWorldError {
  const lines = problems.map(
    ({ place, reason, fix }) =>
      `  ${place}: ${reason.replaceAll(/\n(?! {4})/g, '\n  ')}${fix === undefined ? '' : `\n    ${fix}`}`,
  );
  const causes = problems.flatMap(({ cause }) => (cause === undefined ? [] : [cause]));
  const missing = problems.some(({ code }) => code === 'AW_PLUGIN_NOT_FOUND');
  return new AndroidWorldError(
    missing ? 'AW_PLUGIN_NOT_FOUND' : 'AW_PLUGIN_INVALID',
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
