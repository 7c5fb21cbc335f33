import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describeIssues } from '../messages/describe-issues.ts';
import { didYouMean } from '../messages/near-names.ts';
import { describeLoadFailure, packageOf } from './describe-load-failure.ts';
import { loadModule, resolveModule } from './load-module.ts';
import { type PackageVersion, packageOfModule } from './package-of-module.ts';
import type { PluginReference } from './plugin-reference.ts';
import { type PluginKind, type Plugins, pluginShapes } from './plugin-shapes.ts';

/** Why a plugin cannot be used. */
export interface PluginProblem {
  readonly code: 'AW_PLUGIN_NOT_FOUND' | 'AW_PLUGIN_INVALID';
  /** One sentence, without the plugin's name. */
  readonly reason: string;
  /** A command that may help. */
  readonly fix?: string;
  readonly cause?: unknown;
}

/** Plugins that have a name of their own, without a package: of the program that reads the configuration. */
export type BuiltInPlugins = {
  readonly [Kind in PluginKind]?: Readonly<Record<string, BuiltInPlugin<Plugins[Kind]>>>;
};

/** A plugin that the program knows by a name of its own. */
export interface BuiltInPlugin<Plugin> {
  /** Of the package it comes from. */
  readonly package: string;
  /** Folder from which the package is found, absolute. */
  readonly folder: string;
  /** Absent where the package is to be installed first: the name is its short form then. */
  readonly load?: (options?: unknown) => Promise<Plugin>;
}

/** Where a plugin comes from: recorded with a run. */
export interface PluginRecord {
  /** Which contract it fulfils. */
  readonly kind: PluginKind;
  /** What the plugin calls itself, which need not be what the configuration calls it. */
  readonly name: string;
  /** What the plugin says itself, else the version of its package; absent for what is neither. */
  readonly version?: string;
  /** Absent for objects of the configuration and for files outside a package. */
  readonly package?: string;
}

/** A plugin that was loaded and checked, with what is recorded of it. */
export interface ResolvedPlugin<Kind extends PluginKind> {
  readonly plugin: Plugins[Kind];
  readonly record: PluginRecord;
}

/**
 * Makes a plugin of what a configuration or a flag says. An object is one already; a name is, in this order, a built-in
 * plugin, a file or an installed package as `import` in a file of `folder` would find it, or the short form of one of
 * ours (`m3a` of `@androidworld/agent-m3a`). If the export is a factory, it is called with the options. Never throws:
 * problems are returned, to be told together.
 */
export async function resolvePlugin<Kind extends PluginKind>(options: {
  kind: Kind;
  reference: PluginReference<Plugins[Kind]>;
  folder: string;
  builtIn?: BuiltInPlugins | undefined;
  /** Names that somebody may have meant besides the built-in ones. */
  alsoKnown?: readonly string[] | undefined;
}): Promise<ResolvedPlugin<Kind> | { problem: PluginProblem }> {
  const { kind, reference } = options;
  const made = isNamed(reference) ? await makePlugin(reference, options) : { made: reference };
  if ('problem' in made) return made;
  const checked = pluginShapes[kind].safeParse(made.made);
  if (!checked.success) {
    const issues = describeIssues(checked.error.issues, made.made).join('\n    ');
    return invalid(`it is not ${kind === 'agent' ? 'an' : 'a'} ${kind}:\n    ${issues}`);
  }
  const plugin = made.made as Plugins[Kind];
  return { plugin, record: recordOf(kind, plugin, 'origin' in made ? made.origin : undefined) };
}

type Named = string | readonly [name: string, options?: unknown];

function isNamed(reference: unknown): reference is Named {
  return typeof reference === 'string' || Array.isArray(reference);
}

interface Made {
  readonly made: unknown;
  readonly origin?: PackageVersion | undefined;
}

async function makePlugin(
  reference: Named,
  {
    kind,
    folder,
    builtIn,
    alsoKnown = [],
  }: {
    kind: PluginKind;
    folder: string;
    builtIn?: BuiltInPlugins | undefined;
    alsoKnown?: readonly string[] | undefined;
  },
): Promise<Made | { problem: PluginProblem }> {
  const [name, ...options] = typeof reference === 'string' ? [reference] : reference;
  const known: Readonly<Record<string, BuiltInPlugin<unknown>>> = builtIn?.[kind] ?? {};
  const own = Object.hasOwn(known, name) ? known[name] : undefined;
  const { load } = own ?? {};
  if (own !== undefined && load !== undefined) {
    const origin = await packageOfModule(await resolveModule(own.package, own.folder));
    return attempt(async () => ({ made: await load(...options), origin: origin ?? { name: own.package } }));
  }
  const { specifier, exportName } = splitName(name);
  const short = shortForm.test(specifier) ? `@androidworld/${packageNames[kind](specifier)}` : undefined;
  const url = (await resolveModule(specifier, folder)) ?? (short && (await resolveModule(short, folder)));
  if (url === undefined) return { problem: notFound({ specifier, folder, known, alsoKnown, kind }) };
  return attempt(async () => {
    const found = await loadModule(url);
    const exported = found[exportName];
    if (exported === undefined)
      return invalid(`it has no ${describeExport(exportName, specifier, Object.keys(found))}`);
    const origin = await packageOfModule(url);
    if (typeof exported === 'function') return { made: await exported(...options), origin };
    if (options.length > 0) return invalid('it takes no options: the export is not a function');
    return { made: exported, origin };
  });
}

async function attempt<T>(make: () => Promise<T>): Promise<T | { problem: PluginProblem }> {
  try {
    return await make();
  } catch (cause) {
    return {
      problem: { ...invalid(`loading it failed: ${describeLoadFailure(cause)}`).problem, cause },
    };
  }
}

const shortForm = /^[a-z][a-z0-9-]*$/;

const packageNames: Readonly<Record<PluginKind, (short: string) => string>> = {
  driver: (short) => `${short}-driver`,
  suite: (short) => `suite-${short}`,
  agent: (short) => `agent-${short}`,
  reporter: (short) => `reporter-${short}`,
  tool: (short) => `tool-${short}`,
};

function recordOf(kind: PluginKind, plugin: object, origin: PackageVersion | undefined): PluginRecord {
  const { name, version = origin?.version } = plugin as { readonly name: string; readonly version?: string };
  return { kind, name, ...(version !== undefined && { version }), ...(origin && { package: origin.name }) };
}

/** `@acme/agents#fast` is the export `fast` of `@acme/agents`. */
function splitName(name: string): { specifier: string; exportName: string } {
  // A leading # is an import of the config's own package.
  const at = name.indexOf('#', 1);
  return at === -1
    ? { specifier: name, exportName: 'default' }
    : { specifier: name.slice(0, at), exportName: name.slice(at + 1) };
}

function notFound({
  specifier,
  folder,
  known,
  alsoKnown,
  kind,
}: {
  specifier: string;
  folder: string;
  known: Readonly<Record<string, BuiltInPlugin<unknown>>>;
  alsoKnown: readonly string[];
  kind: PluginKind;
}): PluginProblem {
  const code = 'AW_PLUGIN_NOT_FOUND';
  if (/^(\.|\/|[A-Za-z]:|#)/.test(specifier))
    return { code, reason: `there is no such file: ${resolve(folder, specifier)}` };
  const name = packageOf(specifier);
  const installed = ancestorsOf(folder)
    .map((ancestor) => join(ancestor, 'node_modules', name))
    .find(existsSync);
  if (installed !== undefined) {
    return { code, reason: `the package is installed in ${installed}, but "${specifier}" leads to no file in it` };
  }
  const names = [...alsoKnown, ...Object.keys(known)];
  const ours = Object.hasOwn(known, specifier) ? known[specifier]?.package : undefined;
  if (ours === undefined) {
    const packages = Object.values(known).map((each) => each.package);
    const near = didYouMean(specifier, [...names, ...packages]);
    // Whoever mistyped a name of ours is not led to a stranger's package.
    if (near !== '') return { code, reason: `there is no ${kind} of this name${near}` };
  }
  if (/[,\s]/.test(name))
    return { code, reason: 'no package can be called so. Name several one by one: each in quotes of its own' };
  const isOther = ours === undefined && shortForm.test(specifier) && names.length > 0;
  return {
    code,
    reason: `${isOther ? `it is none of ${names.join(', ')}, and ` : ''}the package is not installed (looked for from ${folder})`,
    fix: `npm install --save-dev ${ours ?? name}`,
  };
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)];
}

function describeExport(exportName: string, specifier: string, exports: readonly string[]): string {
  const others = exports.filter((name) => name !== 'default').map((name) => `"${specifier}#${name}"`);
  const looked = exportName === 'default' ? 'default export' : `export "${exportName}"`;
  if (others.length === 0) return `${looked}, and no other`;
  return `${looked}; it has ${others.slice(0, 10).join(', ')}${others.length > 10 ? ', …' : ''}`;
}

function invalid(reason: string): { problem: PluginProblem } {
  return { problem: { code: 'AW_PLUGIN_INVALID', reason } };
}
