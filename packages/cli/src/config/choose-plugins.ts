import {
  type PluginKind,
  type PluginRecord,
  type PluginReference,
  type Plugins,
  resolvePlugins,
} from '@androidworld/core/config';
import { builtInPlugins } from './built-in-plugins.ts';

export const commandLine = 'the command line';

/** With the options of its factory. */
export type Name = string | readonly [name: string, options: unknown];

export interface Chosen<Plugin> {
  readonly plugins: readonly Plugin[];
  readonly origins: ReadonlyMap<object, PluginRecord>;
}

/**
 * Plugins by name: those of `configured` that are called so; else built-in ones, packages and files.
 *
 * @param place what the names stand behind, for messages, e.g. `--agent`
 * @throws AW_PLUGIN_NOT_FOUND, AW_PLUGIN_INVALID
 */
export async function choosePlugins<Kind extends PluginKind>(
  kind: Kind,
  names: readonly Name[],
  { configured, folder, place }: { configured: readonly Plugins[Kind][]; folder: string; place: string },
): Promise<Chosen<Plugins[Kind]>> {
  const own = new Map(configured.map((plugin) => [plugin.name, plugin]));
  const ownOf = (name: Name) => (typeof name === 'string' ? own.get(name) : undefined);
  const others = names.filter((name) => ownOf(name) === undefined);
  const { plugins, origins } = await resolvePlugins<Kind>(kind, others satisfies readonly PluginReference<never>[], {
    ...{ source: commandLine, folder, place },
    builtIn: builtInPlugins,
    alsoKnown: [...own.keys()],
  });
  return { plugins: names.flatMap((name) => ownOf(name) ?? plugins[others.indexOf(name)] ?? []), origins };
}
