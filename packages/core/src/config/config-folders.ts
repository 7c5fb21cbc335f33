import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { AndroidWorldError } from '../contracts/errors.ts';

/**
 * Where a configuration is searched for: from a folder upwards to the root of its project, which is the first folder
 * with a package.json or a repository, or to the home folder. Outside of both it is the folder alone: what lies above
 * may be anybody's, and a configuration is a program.
 */
export async function configFolders(from: string): Promise<string[]> {
  const start = resolve(from);
  const homes = new Set([homedir(), await realpath(homedir()).catch(() => homedir())]);
  const folders: string[] = [];
  for (let folder = start; ; folder = dirname(folder)) {
    folders.push(folder);
    if (homes.has(folder) || rootSigns.some((name) => existsSync(join(folder, name)))) return folders;
    if (folder === dirname(folder)) return [start];
  }
}

const rootSigns = ['package.json', '.git', '.hg', '.jj'];

/**
 * Makes sure that a file that was only found, and not named, is of somebody who may run programs here: this user, root,
 * or the owner of the folder that is worked in (as with a project mounted into a container).
 *
 * @throws AW_CONFIG_INVALID naming the file
 */
export async function requireTrusted(file: string, from: string): Promise<void> {
  const user = process.getuid?.();
  // Windows: no owners.
  if (user === undefined) return;
  const [{ uid }, folder] = await Promise.all([stat(file), stat(resolve(from))]);
  if (uid === user || uid === 0 || uid === folder.uid) return;
  throw new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `${file} was found but not used: it belongs to another user (number ${uid}). If you trust it, name it: --config ${file}`,
    { details: { file, uid } },
  );
}
