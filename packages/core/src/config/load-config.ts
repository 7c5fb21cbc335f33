import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CosmiconfigResult, cosmiconfig, defaultLoaders, type Loader } from 'cosmiconfig';
import { AndroidWorldError, isAndroidWorldError } from '../contracts/errors.ts';
import { type ParsedConfig, parseConfig } from './config-schema.ts';
import { loadModule } from './load-module.ts';

export interface LoadedConfig {
  /** Absolute. */
  readonly file: string;
  /** The file's; plugins and the results folder are relative to it. */
  readonly folder: string;
  readonly config: ParsedConfig;
}

/**
 * Loads and checks the configuration: `file`, or else the nearest `androidworld.config.*` or `package.json` with the
 * key `androidworld`, from the folder `from` (default the working directory) upwards.
 *
 * @returns `undefined` when there is none to be found
 * @throws CONFIG_NOT_FOUND if `file` does not exist; CONFIG_INVALID if it cannot be read or is not valid
 */
export async function loadConfig(options: { file?: string; from?: string } = {}): Promise<LoadedConfig | undefined> {
  const found = options.file === undefined ? await search(options.from ?? '.') : await load(options.file);
  if (found === null) return undefined;
  if (found.isEmpty === true)
    throw invalid(found.filepath, new Error('it is empty, or a module without a default export'));
  const at = basename(found.filepath) === 'package.json' ? 'androidworld' : '';
  const config = parseConfig(found.config, found.filepath, at);
  return { file: found.filepath, folder: dirname(found.filepath), config };
}

const loaders: Record<string, Loader> = {
  '.ts': loadDefaultExport,
  '.mts': loadDefaultExport,
  '.js': loadDefaultExport,
  '.mjs': loadDefaultExport,
  '.json': reporting(defaultLoaders['.json']),
  '.yaml': reporting(defaultLoaders['.yaml']),
};

function createExplorer() {
  return cosmiconfig('androidworld', {
    searchPlaces: [...Object.keys(loaders).map((extension) => `androidworld.config${extension}`), 'package.json'],
    loaders,
    searchStrategy: 'none',
    ignoreEmptySearchPlaces: false,
    cache: false,
  });
}

/** Folder by folder: cosmiconfig's own ways upwards end at a package.json, or go on to the home folder's settings. */
async function search(from: string): Promise<CosmiconfigResult> {
  const explorer = createExplorer();
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = await explorer.search(folder);
    if (found !== null || folder === dirname(folder)) return found;
  }
}

async function load(path: string): Promise<CosmiconfigResult> {
  const file = resolve(path);
  try {
    return await createExplorer().load(file);
  } catch (error) {
    if (isAndroidWorldError(error)) throw error;
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw invalid(file, error);
    throw new AndroidWorldError('CONFIG_NOT_FOUND', `There is no configuration file ${file}`, {
      details: { file },
      cause: error,
    });
  }
}

async function loadDefaultExport(file: string): Promise<unknown> {
  return reporting(async () => (await loadModule(pathToFileURL(file).href)).default)(file, '');
}

/** Errors of a config file's own code become ours: cosmiconfig takes an ENOENT among them for a missing config. */
function reporting(loader: Loader): Loader {
  return async (file, content) => {
    try {
      return await loader(file, content);
    } catch (cause) {
      throw invalid(file, cause);
    }
  };
}

function invalid(file: string, cause: unknown): AndroidWorldError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AndroidWorldError('CONFIG_INVALID', `Cannot load ${file}: ${reason}`, { details: { file }, cause });
}
