import fs from 'node:fs';
import path from 'node:path';

export interface Usage {
  readonly files: number;
  readonly folders: number;
  /** Of the files. */
  readonly bytes: number;
}

/** Counts what is at or below a place of the host; links are not followed. */
export function usageBelow(host: string): Usage {
  const entry = fs.lstatSync(host, { throwIfNoEntry: false });
  if (entry === undefined) return { files: 0, folders: 0, bytes: 0 };
  if (!entry.isDirectory()) return { files: 1, folders: 0, bytes: entry.size };
  let files = 0;
  let found = 0;
  let bytes = 0;
  // A listing says which are folders: they need not be asked as well.
  const folders = [host];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    found += 1;
    for (const each of fs.readdirSync(folder, { withFileTypes: true })) {
      const at = `${folder}${path.sep}${each.name}`;
      if (each.isDirectory()) folders.push(at);
      else {
        files += 1;
        bytes += fs.lstatSync(at, { throwIfNoEntry: false })?.size ?? 0;
      }
    }
  }
  return { files, folders: found, bytes };
}
