import { AndroidWorldError, type Driver } from '@androidworld/core';
import { parseConfig, resolveConfig } from '@androidworld/core/config';
import type { VirtualPhoneDriver, VirtualPhoneOptions } from '@androidworld/virtual-phone';
import type { Flags } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { builtInPlugins } from './built-in-plugins.ts';
import { loadNamedConfig } from './load-named-config.ts';

/**
 * The virtual phones that the driver of a configuration has; nothing else of it is loaded.
 *
 * @returns undefined where the nearest configuration has no such driver, or there is none
 * @throws AW_USAGE when a configuration was named, and its driver is another one; what reading it throws
 */
export async function configuredPhones(
  flags: Pick<Flags, 'config'>,
  terminal: Terminal,
): Promise<VirtualPhoneOptions | undefined> {
  const loaded = await loadNamedConfig(flags, terminal);
  if (loaded === undefined) return undefined;
  const { file: source, text, folder, config } = loaded;
  const alone = { ...parseConfig({}, source), ...(config.driver !== undefined && { driver: config.driver }) };
  const { driver } = await resolveConfig(alone, { source, text, folder, builtIn: builtInPlugins });
  if (driver !== undefined && isVirtual(driver)) return driver.phones;
  const { config: named } = flags;
  if (named === undefined) return undefined;
  const found = driver === undefined ? 'it has no driver' : `its driver is "${driver.name}"`;
  throw new AndroidWorldError(
    'AW_USAGE',
    `--config ${named}: expected a configuration whose driver is virtualPhone({ … }), and ${found}`,
  );
}

function isVirtual(driver: Driver): driver is VirtualPhoneDriver {
  return driver.name === 'virtual' && 'phones' in driver;
}
