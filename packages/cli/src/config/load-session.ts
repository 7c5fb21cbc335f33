import { resolve } from 'node:path';
import {
  type Agent,
  AndroidWorldError,
  type Driver,
  didYouMean,
  loadConfig,
  type ParsedConfig,
  type PluginReference,
  parseConfig,
  type ResolvedConfig,
  resolveConfig,
  type Suite,
} from '@androidworld/core';
import type { Flags } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { adbDevices, builtInAgents, builtInSuites, embeddedPhones } from './built-in-plugins.ts';
import { closeDriver } from './close-driver.ts';

/** A configuration with its flags and defaults: everything a command works on. */
export interface Session extends ResolvedConfig {
  readonly driver: Driver;
  /** Ends what the session started: embedded phones. */
  close(): Promise<void>;
}

/**
 * Reads the configuration, lets flags take its place where they are given, and fills in what is missing: the embedded
 * phone, the AndroidWorld suite, the reference agent.
 *
 * @throws CONFIG_INVALID, CONFIG_NOT_FOUND, PLUGIN_NOT_FOUND, PLUGIN_INVALID
 */
export async function loadSession(
  flags: Flags,
  terminal: Terminal,
  { useConfig = true }: { useConfig?: boolean } = {},
): Promise<Session> {
  const loaded = useConfig
    ? await loadConfig({ ...(flags.config !== undefined && { file: flags.config }), from: terminal.cwd })
    : undefined;
  const source = loaded?.file ?? 'the command line';
  const folder = loaded?.folder ?? terminal.cwd;
  const config = await withFlags(loaded?.config ?? parseConfig({}, source), flags, terminal);
  const resolved = await resolveConfig(config, { source, folder });
  const { agents } = await withNamedAgents(resolved, flags);
  const suites = resolved.suites.length > 0 ? resolved.suites : [await requireBuiltIn(builtInSuites, 'androidworld')];
  const driver = resolved.driver ?? (await embeddedPhones(1));
  return { ...resolved, agents, suites, driver, close: () => closeDriver(driver, terminal) };
}

/** Flags are checked as the file is, under the name "the command line". */
async function withFlags(config: ParsedConfig, flags: Flags, terminal: Terminal): Promise<ParsedConfig> {
  const { driver, devices } = await chooseDevices(config, flags.device);
  const suites = flags.suite && (await Promise.all(flags.suite.map((name) => chooseSuite(name, config))));
  const overrides = {
    ...(suites && { suites }),
    ...(flags.task && { tasks: flags.task }),
    ...(flags.tag && { tags: flags.tag }),
    ...(flags.app && { app: flags.app }),
    ...(flags.difficulty && { difficulty: flags.difficulty }),
    ...(flags.seed !== undefined && { seed: flags.seed }),
    ...(flags.instances !== undefined && { instances: flags.instances }),
    ...(flags.identicalParams && { identicalParams: true }),
    limits: limitsOf(config, flags),
    ...(flags.out !== undefined && { out: resolve(terminal.cwd, flags.out) }),
    ...(driver && { driver }),
    ...(devices && { devices }),
    // Agents named on the command line may be those of the file, so these are chosen when the file's are loaded.
    ...(flags.agent && { agents: [...config.agents, ...flags.agent.filter((name) => isPackage(name))] }),
  };
  return parseConfig({ ...dropUndefined(config), ...overrides }, 'the command line');
}

/** `virtual`, `virtual:4`, or serials: of the configured driver, else of adb. */
async function chooseDevices(
  config: ParsedConfig,
  names: readonly string[] | undefined,
): Promise<{ driver?: PluginReference<Driver>; devices?: readonly string[] }> {
  if (names === undefined) return {};
  const virtual = names.map((name) => /^virtual(?::(\d+))?$/.exec(name));
  if (virtual.every((match) => match !== null)) {
    return { driver: await embeddedPhones(virtual.reduce((count, match) => count + Number(match[1] ?? 1), 0)) };
  }
  if (virtual.some((match) => match !== null)) {
    throw new AndroidWorldError(
      'USAGE',
      `--device takes embedded phones ("virtual") or serials, not both: ${names.join(', ')}`,
    );
  }
  return { ...(config.driver === undefined && { driver: await adbDevices() }), devices: names };
}

async function chooseSuite(name: string, config: ParsedConfig): Promise<PluginReference<Suite>> {
  const configured = config.suites.find((suite) => nameOf(suite) === name);
  return configured ?? (await builtInSuites[name]?.()) ?? name;
}

/** Names on the command line: agents of the file, built-in ones, or packages. No name means those of the file. */
async function withNamedAgents(resolved: ResolvedConfig, flags: Flags): Promise<{ agents: readonly Agent[] }> {
  if (flags.agent === undefined) {
    return {
      agents: resolved.agents.length > 0 ? resolved.agents : [await requireBuiltIn(builtInAgents, 'reference')],
    };
  }
  const packages = flags.agent.filter(isPackage);
  const fromFile = resolved.agents.slice(0, resolved.agents.length - packages.length);
  const fromPackages = resolved.agents.slice(resolved.agents.length - packages.length);
  const agents = await Promise.all(
    flags.agent.map(async (name) => {
      const found =
        fromFile.find((agent) => agent.name === name) ??
        (await builtInAgents[name]?.()) ??
        fromPackages[packages.indexOf(name)];
      if (found) return found;
      const known = [...new Set([...fromFile.map((agent) => agent.name), ...Object.keys(builtInAgents)])];
      throw new AndroidWorldError(
        'USAGE',
        `There is no agent "${name}"; known are ${known.join(', ')}, or the name of a package${didYouMean(name, known)}`,
      );
    }),
  );
  return { agents };
}

function isPackage(name: string): boolean {
  return /[@/.]/.test(name);
}

function nameOf(reference: PluginReference<{ readonly name: string }>): string {
  if (typeof reference === 'string') return reference;
  return Array.isArray(reference) ? String(reference[0]) : (reference as { name: string }).name;
}

async function requireBuiltIn<T>(plugins: Readonly<Record<string, () => Promise<T>>>, name: string): Promise<T> {
  const load = plugins[name];
  if (!load) throw new Error(`No built-in plugin "${name}"`);
  return load();
}

function limitsOf({ limits }: ParsedConfig, { limitUsd, limitTokens, limitMinutes }: Flags): ParsedConfig['limits'] {
  return {
    ...limits,
    ...(limitUsd !== undefined && { usd: limitUsd }),
    ...(limitTokens !== undefined && { tokens: limitTokens }),
    ...(limitMinutes !== undefined && { minutes: limitMinutes }),
  };
}

function dropUndefined(config: ParsedConfig): Partial<ParsedConfig> {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}
