import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { AndroidWorldError, type CallOptions } from '@androidworld/core';
import { writeWhole } from '@androidworld/core/host';

/** An APK file by its name, and what it must be. */
export interface Apk {
  /** Name of the file below the source's folder or address, e.g. `miniwob.apk`. */
  readonly file: string;
  /** Checksum of the file in hex; another file is refused. */
  readonly sha256?: string;
}

/** Where APK files come from, and where downloads stay. */
export interface ApkSource {
  /** A folder of this computer, or the address of one: `https://…`. */
  readonly apks: string;
  /** Where downloads are kept. Default `androidworld/apks` in the user's cache folder. */
  readonly cacheFolder?: string;
}

/** An APK file on this computer, checked. */
export interface LocalApk {
  /** Path on this computer: below the source's folder, or of the kept download. */
  readonly path: string;
  /** Checksum of the file, in lower-case hex. */
  readonly sha256: string;
}

/**
 * Makes an APK available on this computer: from a folder, or downloaded once and kept.
 *
 * @throws AW_DEVICE_STATE if it is not there, cannot be downloaded, or has another checksum than it must have
 */
export async function fetchApk(apk: Apk, source: ApkSource, options: CallOptions = {}): Promise<LocalApk> {
  if (!/^https?:\/\//.test(source.apks)) return readLocal(apk, join(source.apks, apk.file));
  const folder = source.cacheFolder ?? defaultCacheFolder();
  const path = join(folder, apk.file);
  const cached = await readChecksum(path);
  if (cached !== undefined && isRight(apk, cached)) return { path, sha256: cached };
  const address = new URL(apk.file, source.apks.endsWith('/') ? source.apks : `${source.apks}/`);
  const content = await download(address, options);
  const sha256 = checksumOf(content);
  if (!isRight(apk, sha256)) throw wrongChecksum(apk, address.href, sha256);
  // A broken download is never taken for the file.
  await writeWhole(path, content);
  return { path, sha256 };
}

async function readLocal(apk: Apk, path: string): Promise<LocalApk> {
  const sha256 = await readChecksum(path);
  if (sha256 === undefined) throw new AndroidWorldError('AW_DEVICE_STATE', `There is no file ${path}`);
  if (!isRight(apk, sha256)) throw wrongChecksum(apk, path, sha256);
  return { path, sha256 };
}

function defaultCacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'androidworld', 'apks');
}

async function readChecksum(path: string): Promise<string | undefined> {
  try {
    return checksumOf(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const downloadTimeoutMs = 5 * 60_000;

async function download(address: URL, { signal, timeoutMs = downloadTimeoutMs }: CallOptions): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
    if (!response.ok) throw new Error(`the server answered ${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    signal?.throwIfAborted();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AndroidWorldError('AW_DEVICE_STATE', `Cannot download ${address.href}: ${reason}`, { cause });
  }
}

function checksumOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function isRight({ sha256 }: Apk, found: string): boolean {
  return sha256 === undefined || sha256.toLowerCase() === found;
}

function wrongChecksum({ file, sha256 }: Apk, where: string, found: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `${where} is not the file it should be: expected ${file} with SHA-256 ${sha256}; found ${found}`,
    { details: { file, expected: sha256, found } },
  );
}
