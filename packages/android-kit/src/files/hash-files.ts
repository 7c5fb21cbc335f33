import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';
import { sharedStorage } from './shared-storage.ts';

/** MD5 of each file by its path below the shared storage, e.g. `Music/song.mp3`. */
export type FileHashes = ReadonlyMap<string, string>;

/**
 * What the files of the shared storage hold, hidden ones too: two of these tell whether anything was added, changed,
 * moved or deleted. Not of the folders below `Android/` where apps keep their own, nor of the thumbnails that MediaStore
 * makes by itself.
 *
 * @throws COMMAND_FAILED if any of them cannot be read: a look that missed a file would take it for deleted
 */
export async function hashSharedStorage(device: Device, options: CallOptions = {}): Promise<FileHashes> {
  const output = await run(
    device,
    sh`cd ${sharedStorage} && find . -path ./Android/data -prune -o -path ./Android/obb -prune -o -name .thumbnails -prune -o -type f -exec md5sum {} +`,
    options,
  );
  return new Map(
    // A name may hold a line break; the next file begins with its sum.
    output.split(/\r?\n(?=[0-9a-f]{32} [ *]\.\/|$)/).flatMap((line) => {
      const [, sum, path] = /^([0-9a-f]{32}) [ *]\.\/([\s\S]+)$/.exec(line) ?? [];
      return sum === undefined || path === undefined ? [] : [[path, sum] as const];
    }),
  );
}

/** Whether two looks saw the same files with the same content. */
export function sameFiles(one: FileHashes, other: FileHashes): boolean {
  return one.size === other.size && [...one].every(([path, sum]) => other.get(path) === sum);
}
