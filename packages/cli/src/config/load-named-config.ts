import { resolve } from 'node:path';
import { type LoadedConfig, loadConfig } from '@androidworld/core/config';
import type { Flags } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/**
 * The configuration that `--config` names, else the nearest one above the folder the command is run in.
 *
 * @returns undefined when none is named and there is none
 * @throws AW_CONFIG_INVALID, AW_CONFIG_NOT_FOUND
 */
export function loadNamedConfig(
  { config: named }: Pick<Flags, 'config'>,
  { cwd }: Pick<Terminal, 'cwd'>,
): Promise<LoadedConfig | undefined> {
  return loadConfig({ ...(named !== undefined && { file: resolve(cwd, named) }), from: cwd });
}
