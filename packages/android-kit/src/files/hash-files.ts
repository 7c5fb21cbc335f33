import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';
import { sharedStorage } from './shared-storage.ts';

/** MD5 of each file by its path below the shared storage, e.g. `Music/song.mp3`. */
export type FileHashes = ReadonlyMap<string, string>;

/**
 * Files that tools leave at the top of the shared storage when a program looks at the phone, whoever it is: no work of
 * the agent's on the phone's files.
 *
 * - `window_dump.xml`: where `uiautomator dump` writes when it is told no other place
 * - `screenshot.png`, `screen.png`: where the instructions of many clients, and agents made after them, have `screencap` write
 *
 * @see AOSP `frameworks/base/cmds/uiautomator/cmds/uiautomator/src/com/android/commands/uiautomator/DumpCommand.java`
 */
export const toolLeftovers: ReadonlySet<string> = new Set(['window_dump.xml', 'screenshot.png', 'screen.png']);

/**
 * What the files of the shared storage hold, hidden ones too: two of these tell whether anything was added, changed,
 * moved or deleted. Not of the folders below `Android/` where apps keep their own, nor of the thumbnails that MediaStore
 * makes by itself, nor of {@link toolLeftovers}.
 *
 * @throws AW_COMMAND_FAILED if any of them cannot be read: a look that missed a file would take it for deleted
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
      return sum === undefined || path === undefined || toolLeftovers.has(path) ? [] : [[path, sum] as const];
    }),
  );
}

/** Whether two looks saw the same files with the same content. */
export function sameFiles(one: FileHashes, other: FileHashes): boolean {
  return one.size === other.size && [...one].every(([path, sum]) => other.get(path) === sum);
}
