import { constants } from 'node:fs';
import { lstat, open, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, type ProcessIdentity, processIdentitySchema } from './process-identity.ts';

/** In every folder of a process: whose it is; its time of change is the process's heartbeat. */
export const markerName = '.androidworld-process.json';

/** Where nothing can be known of a process, it is given up this long after its last heartbeat: computers sleep. */
const STALE_MS = 24 * 3_600_000;

/** The marker is written as soon as the folder is made. */
const UNMARKED_MS = 60_000;

/**
 * Removes the folders that processes made with `makeTempFolder` and did not live to remove.
 *
 * Only real folders of this user with our name and marker are touched, and only when their process has ended: its number
 * is free or was given to another, or it has not been heard of for a day where numbers say nothing.
 *
 * @returns the folders that were removed
 */
export async function removeLeftFolders(inside: string): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const name of await readdir(inside)) {
    if (!/^androidworld-\d+-\w{6}$/.test(name)) continue;
    const folder = join(inside, name);
    try {
      if (await removeIfLeft(folder)) removed.push(folder);
    } catch {
      // Another process removes it at the same time, or it holds what may not be removed: not worth stopping for.
    }
  }
  return removed;
}

async function removeIfLeft(folder: string): Promise<boolean> {
  const stat = await lstat(folder);
  if (!stat.isDirectory() || !isOwn(stat)) return false;
  const owner = await readOwner(folder);
  if (owner === undefined) {
    // Killed before it wrote the marker: then the folder is empty, and only an empty one is removed by this.
    if (Date.now() - stat.mtimeMs < UNMARKED_MS) return false;
    await rmdir(folder);
    return true;
  }
  const runs = isRunning(owner.process);
  if (runs === true || (runs === 'unknown' && Date.now() - owner.heardMs < STALE_MS)) return false;
  // The marker goes last: a folder without one would stay for ever if this process is killed too.
  for (const name of await readdir(folder)) {
    if (name !== markerName) await rm(join(folder, name), { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
  return true;
}

/** Systems without user ids keep the temporary folder in the user's own profile. */
function isOwn({ uid }: { readonly uid: number }): boolean {
  return process.getuid === undefined || process.getuid() === uid;
}

interface Owner {
  readonly process: ProcessIdentity;
  readonly heardMs: number;
}

async function readOwner(folder: string): Promise<Owner | undefined> {
  try {
    const file = await open(join(folder, markerName), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const stat = await file.stat();
      if (!stat.isFile() || !isOwn(stat)) return undefined;
      return { process: processIdentitySchema.parse(JSON.parse(await file.readFile('utf8'))), heardMs: stat.mtimeMs };
    } finally {
      await file.close();
    }
  } catch {
    // No marker, or none of ours.
    return undefined;
  }
}
