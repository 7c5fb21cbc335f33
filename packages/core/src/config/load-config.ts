import { constants, existsSync } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CosmiconfigResult, cosmiconfig, defaultLoaders, type Loader } from 'cosmiconfig';
import { AndroidWorldError, isAndroidWorldError } from '../contracts/errors.ts';
import { describeFileError } from '../messages/describe-file-error.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import { findExcess } from '../messages/find-excess.ts';
import { configFolders, requireTrusted } from './config-folders.ts';
import { type ParsedConfig, parseConfig } from './config-schema.ts';
import { describeLoadFailure } from './describe-load-failure.ts';
import { loadModule } from './load-module.ts';

/** A configuration file as it was found, read and checked. */
export interface LoadedConfig {
  /** Absolute. */
  readonly file: string;
  /** The file's; plugins and the results folder are relative to it. */
  readonly folder: string;
  /** The file's, as it was read. */
  readonly text: string;
  /** What it says, with the defaults of all keys filled in. */
  readonly config: ParsedConfig;
}

/**
 * Loads and checks the configuration: `file`, or else the nearest `androidworld.config.*` or `package.json` with the
 * key `androidworld`, from the folder `from` (default the working directory) upwards, to the root of its project.
 *
 * @returns `undefined` when there is none to be found
 * @throws AW_CONFIG_NOT_FOUND if `file` does not exist; AW_CONFIG_INVALID if it cannot be read or is not valid
 */
export async function loadConfig(options: { file?: string; from?: string } = {}): Promise<LoadedConfig | undefined> {
  const found = options.file === undefined ? await search(options.from ?? '.') : await load(options.file);
  if (found === null) return undefined;
  if (found.isEmpty === true) throw refused(found.filepath, empty);
  const at = basename(found.filepath) === 'package.json' ? 'androidworld' : '';
  const text = await readFile(found.filepath, 'utf8');
  const config = parseConfig(found.config, found.filepath, at, text);
  return { file: found.filepath, folder: dirname(found.filepath), text, config };
}

const loaders: Record<string, Loader> = {
  '.ts': loadDefaultExport,
  '.mts': loadDefaultExport,
  '.js': loadDefaultExport,
  '.mjs': loadDefaultExport,
  '.json': limited(defaultLoaders['.json']),
  '.yaml': limited(defaultLoaders['.yaml']),
};

const fileNames = Object.keys(loaders).map((extension) => `androidworld.config${extension}`);

function createExplorer() {
  return cosmiconfig('androidworld', {
    searchPlaces: [...fileNames, 'package.json'],
    loaders,
    searchStrategy: 'none',
    ignoreEmptySearchPlaces: false,
    cache: false,
  });
}

/** Folder by folder: cosmiconfig's own ways upwards end at a package.json, or go on to the home folder's settings. */
async function search(from: string): Promise<CosmiconfigResult> {
  const explorer = createExplorer();
  for (const folder of await configFolders(from)) {
    // Before anything is loaded, which may mean that it is run.
    for (const file of fileNames.map((name) => join(folder, name)).filter(existsSync)) {
      await requireTrusted(file, from);
      await requireReadable(file).catch((error: unknown) => {
        throw isAndroidWorldError(error)
          ? error
          : refused(file, describeFileError(error) ?? describeThrown(error), error);
      });
    }
    const found = await explorer.search(folder);
    if (found === null) continue;
    await requireTrusted(found.filepath, from);
    return found;
  }
  return null;
}

async function load(path: string): Promise<CosmiconfigResult> {
  const file = resolve(path);
  try {
    await requireReadable(file);
    return await createExplorer().load(file);
  } catch (error) {
    if (isAndroidWorldError(error)) throw error;
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT')
      throw refused(file, describeFileError(error) ?? describeThrown(error), error);
    throw new AndroidWorldError('AW_CONFIG_NOT_FOUND', `There is no configuration file ${file}`, {
      details: { file },
      cause: error,
    });
  }
}

async function loadDefaultExport(file: string): Promise<unknown> {
  return reporting(async () => (await loadModule(pathToFileURL(file).href)).default)(file, '');
}

const empty = 'it is empty, or a module without a default export';

const mostBytes = 1024 * 1024;
/** More than any configuration has, and less than takes a second. */
const mostValues = 100_000;
const deepest = 100;

/** Asked first, since a search of cosmiconfig's goes past what it may not read, to the defaults. */
async function requireReadable(file: string): Promise<void> {
  const found = await stat(file);
  if (!found.isFile()) throw refused(file, 'expected a file, found something else of that name');
  await access(file, constants.R_OK);
  const { size } = found;
  if (size > mostBytes) throw refused(file, `it has ${size} bytes; a configuration may have ${mostBytes}`);
}

/** What is data may come from anywhere: it is small, and stays so when its aliases are followed. */
function limited(loader: Loader): Loader {
  return reporting(async (file, content) => {
    const value: unknown = await loader(file, content);
    const excess = findExcess(value, { depth: deepest, values: mostValues });
    if (excess !== undefined) throw new Error(excess);
    return value;
  });
}

/** Errors of a config file's own code become ours: cosmiconfig takes an ENOENT among them for a missing config. */
function reporting(loader: Loader): Loader {
  return async (file, content) => {
    let value: unknown;
    try {
      value = await loader(file, content);
    } catch (cause) {
      throw invalid(file, cause);
    }
    // cosmiconfig takes a file that holds null, or comments alone, for one that is not there.
    if (value === null && basename(file) !== 'package.json') throw refused(file, empty);
    return value;
  };
}

function invalid(file: string, cause: unknown): AndroidWorldError {
  return refused(file, describeLoadFailure(cause), cause);
}

function refused(file: string, reason: string, cause?: unknown): AndroidWorldError {
  return new AndroidWorldError('AW_CONFIG_INVALID', `Cannot load ${file}: ${reason}`, { details: { file }, cause });
}
