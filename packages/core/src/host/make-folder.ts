import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it that are missing; one that is there is left as it is.
 *
 * Not with Node's own `recursive`: where a system refuses a folder with ENOENT, as below /proc, that tries without end, and
 * on a disk that is read-only it says ENOENT.
 *
 * @throws the system's error, e.g. EROFS where the disk is read-only
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
