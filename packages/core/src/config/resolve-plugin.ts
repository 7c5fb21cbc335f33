import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describeIssues } from '../messages/describe-issues.ts';
import type { PluginReference } from './define-config.ts';
import { loadModule, resolveModule } from './load-module.ts';
import { type PluginKind, type Plugins, pluginShapes } from './plugin-shapes.ts';

/** Why a plugin cannot be used. */
export interface PluginProblem {
  readonly code: 'PLUGIN_NOT_FOUND' | 'PLUGIN_INVALID';
  /** One sentence, without the plugin's name. */
  readonly reason: string;
  /** A command that may help. */
  readonly fix?: string;
  readonly cause?: unknown;
}

/**
 * Makes a plugin of what the configuration says: an object is one already; a name is imported from `folder`, and if
 * the export is a factory it is called with the options. Never throws: problems are returned, to be told together.
 */
export async function resolvePlugin<Kind extends PluginKind>(options: {
  kind: Kind;
  reference: PluginReference<Plugins[Kind]>;
  folder: string;
}): Promise<{ plugin: Plugins[Kind] } | { problem: PluginProblem }> {
  const { kind, reference, folder } = options;
  const made = isNamed(reference) ? await makePlugin(reference, folder) : { made: reference };
  if ('problem' in made) return made;
  const checked = pluginShapes[kind].safeParse(made.made);
  if (checked.success) return { plugin: made.made as Plugins[Kind] };
  const issues = describeIssues(checked.error.issues, made.made).join('\n    ');
  return invalid(`it is not ${kind === 'agent' ? 'an' : 'a'} ${kind}:\n    ${issues}`);
}

type Named = string | readonly [name: string, options?: unknown];

function isNamed(reference: unknown): reference is Named {
  return typeof reference === 'string' || Array.isArray(reference);
}

async function makePlugin(reference: Named, folder: string): Promise<{ made: unknown } | { problem: PluginProblem }> {
  const [name, ...options] = typeof reference === 'string' ? [reference] : reference;
  const { specifier, exportName } = splitName(name);
  const url = await resolveModule(specifier, folder);
  if (url === undefined) return { problem: notFound(specifier, folder) };
  try {
    const found = await loadModule(url);
    const exported = found[exportName];
    if (exported === undefined)
      return invalid(`it has no ${describeExport(exportName, specifier, Object.keys(found))}`);
    if (typeof exported === 'function') return { made: await exported(...options) };
    if (options.length > 0) return invalid('it takes no options: the export is not a function');
    return { made: exported };
  } catch (cause) {
    return { problem: { ...invalid(`loading it failed: ${messageOf(cause)}`).problem, cause } };
  }
}

/** `@acme/agents#fast` is the export `fast` of `@acme/agents`. */
function splitName(name: string): { specifier: string; exportName: string } {
  // A leading # is an import of the config's own package.
  const at = name.indexOf('#', 1);
  return at === -1
    ? { specifier: name, exportName: 'default' }
    : { specifier: name.slice(0, at), exportName: name.slice(at + 1) };
}

function notFound(specifier: string, folder: string): PluginProblem {
  const code = 'PLUGIN_NOT_FOUND';
  if (/^(\.|\/|[A-Za-z]:|#)/.test(specifier))
    return { code, reason: `there is no such file: ${resolve(folder, specifier)}` };
  const name = packageOf(specifier);
  const installed = ancestorsOf(folder)
    .map((ancestor) => join(ancestor, 'node_modules', name))
    .find(existsSync);
  if (installed !== undefined) {
    return { code, reason: `the package is installed in ${installed}, but "${specifier}" leads to no file in it` };
  }
  return {
    code,
    reason: `the package is not installed (looked for from ${folder})`,
    fix: `npm install --save-dev ${name}`,
  };
}

/** `@acme/suite` of `@acme/suite/extra`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
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
  return { problem: { code: 'PLUGIN_INVALID', reason } };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
