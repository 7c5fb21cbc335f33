import { type CallOptions, type Device, sh } from '@androidworld/core';
import { deleteContent } from '../content/content.ts';
import { run } from '../shell/run.ts';

/** What apps see as /sdcard, under its canonical name. */
export const sharedStorage = '/storage/emulated/0';

/**
 * Deletes every file of the shared storage but those below `Android/`, where apps keep data that other tasks need
 * (the offline map of OsmAnd, recordings), and the index of downloads. Folders stay.
 */
export async function wipeSharedStorage(device: Device, options: CallOptions = {}): Promise<void> {
  await run(
    device,
    sh`find ${sharedStorage}/ -mindepth 1 -path ${`${sharedStorage}/Android`} -prune -o -type f -exec rm -f {} +`,
    options,
  );
  await deleteContent(device, 'content://media/external/downloads', undefined, options);
}

/** Makes a folder exist and be empty. */
export async function emptyFolder(device: Device, path: string, options: CallOptions = {}): Promise<void> {
  await run(device, sh`mkdir -p ${path} && find ${path} -mindepth 1 -delete`, options);
}

/** A regular file, as `stat` tells of it. */
export interface ListedFile {
  /** Below the folder asked for, e.g. `a/b.txt`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Seconds since the epoch. */
  readonly modified: number;
}

/** All regular files below a folder, hidden ones too; empty when it is missing. */
export async function listFiles(device: Device, folder: string, options: CallOptions = {}): Promise<ListedFile[]> {
  const { stdout } = await device.shell(
    sh`[ -d ${folder} ] && cd ${folder} && find . -type f -exec stat -c ${'%s %Y %n//'} {} +`,
    options,
  );
  // A name may hold a line break, but no path that `find` gives has two slashes in a row.
  return stdout.split(/\/\/\r?\n/).flatMap((entry) => {
    const [, size, modified, path] = /^(\d+) (\d+) \.\/([\s\S]+)$/.exec(entry) ?? [];
    return path === undefined ? [] : [{ path, size: Number(size), modified: Number(modified) }];
  });
}
