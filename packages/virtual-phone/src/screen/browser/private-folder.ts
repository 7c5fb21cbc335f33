import { chmod, lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder that only this user can write to, or takes the one that is there.
 *
 * @returns its path without links
 * @throws Error when it belongs to somebody else, is no folder, or somebody else could put another in its place
 */
export async function usePrivateFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const stat = await lstat(path);
  // A link would be followed to where its owner likes.
  if (!stat.isDirectory()) throw new Error(`"${path}" is no folder`);
  if (!isOwn(stat)) throw new Error(`"${path}" belongs to another user (${stat.uid})`);
  if ((stat.mode & 0o077) !== 0) await chmod(path, 0o700);
  const real = await realpath(path);
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    await refuseOpen(folder);
    if (folder === dirname(folder)) return real;
  }
}

/** As ssh does with its keys: whoever may write above a folder may put another in its place. */
async function refuseOpen(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder);
  if (uid !== 0 && !isOwn({ uid })) throw new Error(`"${folder}", which it is in, belongs to another user (${uid})`);
  const sticky = 0o1000;
  if ((mode & 0o022) !== 0 && (mode & sticky) === 0) {
    throw new Error(`Other users may write to "${folder}", which it is in`);
  }
}

export function isOwn({ uid }: { readonly uid: number }): boolean {
  return process.getuid === undefined || process.getuid() === uid;
}
