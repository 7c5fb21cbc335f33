import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { makeTempFolder, removeLeftFolders } from '@androidworld/core/host';
import { parseTar } from 'nanotar';
import { hostWallMs } from '../../system/time/host-time.ts';
import { findChange, lastUsedMs, writeManifest } from './unpacked-manifest.ts';

/** What is unpacked where: `name.br` becomes the file `name`, what is in `name.tar.br` goes to a folder. */
export interface Archive {
  readonly path: string;
  /** Folder for the files of a tar archive, below the one that is made; default that itself. */
  readonly folder?: string;
  /** Texts that take the place of its files, by their path in the archive. */
  readonly instead?: Readonly<Record<string, string>>;
}

export interface UnpackOptions {
  readonly archives: readonly Archive[];
  /** Another for each version and content. */
  readonly name: string;
  /** Folder that holds all versions; nobody else may write to it. */
  readonly into: string;
}

/** A version that no process has started for so long is removed when another one is unpacked. */
const UNUSED_MS = 24 * 3_600_000;

/**
 * Unpacks archives into a folder of this user, unless they are there, whole and unchanged.
 *
 * What is unpacked becomes visible in one move; any number of processes may do this at once, and may be killed.
 *
 * @returns the folder
 * @throws the system's error when `into` cannot be written to
 */
export async function unpackOnce({ archives, name, into }: UnpackOptions): Promise<string> {
  const target = join(into, name);
  if ((await findChange(target)) === undefined) {
    // Of processes that were killed while they unpacked; where something is unpacked now, that looks for them.
    await removeLeftFolders(into);
    return target;
  }
  const staging = makeTempFolder('unpacking', { inside: into });
  try {
    const content = join(staging, 'content');
    await mkdir(content, { mode: 0o700 });
    for (const archive of archives) await unpack(archive, content);
    await writeManifest(content);
    await putInPlace(content, target, staging);
    await removeUnused(into, name);
    return target;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function unpack({ path, folder = '', instead = {} }: Archive, content: string): Promise<void> {
  if (!path.endsWith('.tar.br')) {
    const file = join(content, basename(path, '.br'));
    const decompress = createBrotliDecompress({ chunkSize: 2 ** 20 });
    await pipeline(createReadStream(path), decompress, createWriteStream(file, { mode: 0o700, flags: 'wx' }));
    return;
  }
  for (const item of parseTar(await promisify(brotliDecompress)(await readFile(path)))) {
    if (item.type !== 'file' || item.data === undefined) continue;
    // nanotar takes `..` and leading slashes out of names.
    const to = join(content, folder, item.name);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await writeFile(to, instead[item.name] ?? item.data, { mode: 0o700, flag: 'wx' });
  }
}

/** Where something else stands, that is looked at again, since another process may have put it there meanwhile. */
async function putInPlace(content: string, target: string, staging: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await rename(content, target);
      return;
    } catch (error) {
      if (attempt === 10 || !isInTheWay(error)) throw error;
    }
    const before = await inodeOf(target);
    if ((await findChange(target)) === undefined) return;
    if (before === undefined || before !== (await inodeOf(target))) continue;
    await rename(target, join(staging, `replaced-${attempt}`)).catch((error: unknown) => {
      // Another process was faster.
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }
}

function isInTheWay(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

async function inodeOf(path: string): Promise<number | undefined> {
  try {
    return (await lstat(path)).ino;
  } catch {
    // Gone meanwhile.
    return undefined;
  }
}

/** Other versions, once nobody uses them. */
async function removeUnused(into: string, name: string): Promise<void> {
  const kind = name.slice(0, name.indexOf('-') + 1);
  for (const other of await readdir(into)) {
    if (other === name || !other.startsWith(kind)) continue;
    const folder = join(into, other);
    // Without a manifest it was never of use.
    const usedMs = await lastUsedMs(folder).catch(() => 0);
    if (hostWallMs() - usedMs < UNUSED_MS) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => {
      // Somebody else's, or being removed by another process: a matter of space only.
    });
  }
}
