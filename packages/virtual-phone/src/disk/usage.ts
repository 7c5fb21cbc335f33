import fs from 'node:fs';
import path from 'node:path';

/** Counts the files below a folder of the host and their bytes; links are not followed. */
export function usageBelow(host: string): { files: number; bytes: number } {
  const entry = fs.lstatSync(host, { throwIfNoEntry: false });
  if (entry === undefined) return { files: 0, bytes: 0 };
  if (!entry.isDirectory()) return { files: 1, bytes: entry.size };
  let files = 0;
  let bytes = 0;
  for (const name of fs.readdirSync(host)) {
    const below = usageBelow(path.join(host, name));
    files += below.files;
    bytes += below.bytes;
  }
  return { files, bytes };
}
