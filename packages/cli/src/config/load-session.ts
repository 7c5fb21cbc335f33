import { resolve } from 'node:path';
import type { Driver } from '@androidworld/core';
import {
  configKeys,
  type KeyOption,
  limitKeys,
  type ParsedConfig,
  type PluginKind,
  type PluginRecord,
  type Plugins,
  parseConfig,
  type ResolvedConfig,
  resolveConfig,
} from '@androidworld/core/config';
import { type Flags, ofKey } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { builtInPlugins } from './built-in-plugins.ts';
import { chooseDevices } from './choose-devices.ts';
import { type Chosen, choosePlugins, commandLine, type Name } from './choose-plugins.ts';
import { closeDriver } from './close-driver.ts';
import { loadNamedConfig } from './load-named-config.ts';

/** A configuration with its flags and defaults: everything a command works on. */
export interface Session extends Omit<ResolvedConfig, 'origins'> {
  readonly driver: Driver;
  /** Where the plugins come from that are used. */
  readonly plugins: readonly PluginRecord[];
  /** Ends what the session started: embedded phones. */
  close(): Promise<void>;
}

/**
 * Reads the configuration, lets flags take its place where they are given, and fills in what is missing: the embedded
 * phone, the AndroidWorld suite, the oracle.
 *
 * @throws AW_CONFIG_INVALID, AW_CONFIG_NOT_FOUND, AW_PLUGIN_NOT_FOUND, AW_PLUGIN_INVALID; AW_USAGE when devices do not go together
 */
export async function loadSession(
  flags: Flags,
  terminal: Terminal,
  { useConfig = true }: { useConfig?: boolean } = {},
): Promise<Session> {
  const { phones, serials } = chooseDevices(flags.device);
  const loaded = useConfig ? await loadNamedConfig(flags, terminal) : undefined;
  const { driver: configured, ...config } = withFlags(loaded?.config ?? parseConfig({}, commandLine), flags, terminal);
  const { origins, ...resolved } = await resolveConfig(
    // A driver whose place is taken is not loaded.
    { ...config, ...(phones === undefined && configured !== undefined && { driver: configured }) },
    {
      source: loaded?.file ?? commandLine,
      text: loaded?.text,
      folder: loaded?.folder ?? terminal.cwd,
      builtIn: builtInPlugins,
    },
  );
  const choose = async <Kind extends PluginKind>(
    kind: Kind,
    own: readonly Plugins[Kind][],
    { named, otherwise }: { named?: readonly string[] | undefined; otherwise: Name },
  ): Promise<Chosen<Plugins[Kind]>> =>
    named === undefined && own.length > 0
      ? { plugins: own, origins }
      : choosePlugins(kind, named ?? [otherwise], { configured: own, folder: terminal.cwd, place: `--${kind}` });
  const suites = await choose('suite', resolved.suites, { named: flags.suite, otherwise: 'androidworld' });
  const agents = await choose('agent', resolved.agents, { named: flags.agent, otherwise: 'oracle' });
  const drivers = await choose('driver', resolved.driver === undefined ? [] : [resolved.driver], {
    otherwise: serials === undefined ? ['virtual', { count: phones ?? 1 }] : 'adb',
  });
  const [driver] = drivers.plugins;
  if (driver === undefined) throw new Error('No driver was chosen');
  const used = [...suites.plugins, ...agents.plugins, driver, ...resolved.reporters, ...resolved.tools];
  const known = new Map([origins, suites.origins, agents.origins, drivers.origins].flatMap((each) => [...each]));
  return {
    ...resolved,
    suites: suites.plugins,
    agents: agents.plugins,
    driver,
    ...(serials !== undefined && { devices: serials }),
    plugins: used.flatMap((plugin) => known.get(plugin) ?? []),
    close: () => closeDriver(driver, terminal),
  };
}

/** Flags are checked as the file is, under the name "the command line". */
function withFlags(config: ParsedConfig, flags: Flags, { cwd }: Terminal): ParsedConfig {
  const limits = { ...config.limits, ...givenFor(limitKeys, flags, cwd) };
  const overrides = { ...givenFor(configKeys, flags, cwd), limits };
  const parsed = parseConfig(overrides, commandLine);
  const given = Object.fromEntries(Object.entries(parsed).filter(([key]) => Object.hasOwn(overrides, key)));
  return { ...config, ...given };
}

/** What was given on the command line for keys of the configuration, by key. */
function givenFor(
  keys: Readonly<Record<string, { readonly takes: string; readonly option?: KeyOption }>>,
  flags: Flags,
  cwd: string,
): Readonly<Record<string, unknown>> {
  const given = Object.entries(keys).flatMap(([key, { option }]) => {
    if (option === undefined) return [];
    const value: unknown = Reflect.get(flags, ofKey({ option })().attributeName());
    if (value === undefined) return [];
    // Nothing at all, as of a variable that is not set, would be the working directory.
    return [[key, option.takes === 'folder' && value !== '' ? resolve(cwd, String(value)) : value]];
  });
  return Object.fromEntries(given);
}
