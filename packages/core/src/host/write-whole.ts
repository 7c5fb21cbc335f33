import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** What a file is made of: at once, or piece by piece. */
export type FileContent = string | Uint8Array | AsyncIterable<string | Uint8Array>;

export interface WriteWholeOptions {
  /** Forces the bytes to the disk before the file takes its name: it outlives a loss of power. Default false. */
  readonly flush?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a file in one go: nobody ever reads half of it, and what stood there stays until the new one is whole. Its folder
 * is made where it is missing. A kill leaves at most a file `<file>.<random>.partial` beside it, which nothing names.
 *
 * @throws whatever the file system says, or the content does; nothing is left then
 */
export async function writeWhole(file: string, content: FileContent, options: WriteWholeOptions = {}): Promise<void> {
  const { flush = false, signal } = options;
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`;
  const handle = await openAnew(partial);
  try {
    try {
      await writeFile(handle, content, signal === undefined ? {} : { signal });
      if (flush) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    // On a full disk each byte counts; that this fails as well says less than why the file could not be written.
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The folder is mostly there: it is made only when it turns out not to be. */
async function openAnew(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    makeFolder(dirname(file));
    return await open(file, 'wx');
  }
}
