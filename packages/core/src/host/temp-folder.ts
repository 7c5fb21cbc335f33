import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thisProcess } from './process-identity.ts';
import { markerName, removeLeftFolders } from './remove-left-folders.ts';

const HEARTBEAT_MS = 10 * 60_000;

/** Folders of this process, by the folder they are in. */
const roots = new Map<string, string>();

/**
 * Makes a folder for files that nobody needs once this process has ended. Whoever made it removes it; what is left when
 * the process ends goes then, and what a killed process left goes when the next one asks for a folder.
 *
 * All of a process are in one folder, for its user only, with a marker that says whose it is.
 *
 * @param purpose begins the folder's name
 * @param options.inside the folder they are made in; default the system's temporary one
 * @returns its absolute path; nobody else has one of this name
 * @throws the system's error when nothing can be made there
 */
export function makeTempFolder(purpose: string, options: { inside?: string } = {}): string {
  const inside = options.inside ?? tmpdir();
  const root = roots.get(inside) ?? makeRoot(inside);
  try {
    return mkdtempSync(join(root, `${purpose}-`));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    // Somebody tidied up the temporary folder under a process that runs for long.
    return mkdtempSync(join(makeRoot(inside), `${purpose}-`));
  }
}

function makeRoot(inside: string): string {
  const { pid } = thisProcess();
  const root = mkdtempSync(join(inside, `androidworld-${pid}-`));
  const marker = join(root, markerName);
  writeFileSync(marker, JSON.stringify(thisProcess()), { mode: 0o600, flag: 'wx' });
  if (roots.size === 0) process.once('exit', removeRoots);
  roots.set(inside, root);
  setInterval(() => beat(marker), HEARTBEAT_MS).unref();
  // Nobody waits for it: what stays behind is a matter of space only, and the next process tries again.
  removeLeftFolders(inside).catch(() => undefined);
  return root;
}

function beat(marker: string): void {
  try {
    const now = new Date();
    utimesSync(marker, now, now);
  } catch {
    // The folder was removed under this process; the next one that is asked for is made anew.
  }
}

function removeRoots(): void {
  for (const root of roots.values()) {
    try {
      rmSync(root, { recursive: true, force: true });
    } catch {
      // A program of ours may still be writing there; the next start removes it.
    }
  }
}
