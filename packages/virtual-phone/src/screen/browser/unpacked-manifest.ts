import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { lstat, open, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hostWallMs } from '../../system/time/host-time.ts';
import { isOwn } from './private-folder.ts';

const manifestName = 'manifest.json';

/** What was unpacked: each file by its path in the folder. */
const manifestSchema = z.record(z.string(), z.object({ size: z.number().int(), sha256: z.string() }));

type Manifest = z.infer<typeof manifestSchema>;

/** Writes down what is in a folder, so that it can be known again. */
export async function writeManifest(folder: string): Promise<void> {
  const manifest: Manifest = {};
  for (const file of await listFiles(folder)) {
    const path = join(folder, file);
    manifest[file] = { size: (await lstat(path)).size, sha256: await sha256Of(path) };
  }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, undefined, 1), { mode: 0o600, flag: 'wx' });
}

/**
 * Compares a folder with its manifest: the same files with the same content, all this user's own, writable by nobody
 * else.
 *
 * The content is hashed each time. That takes 115 ms of 210 MB where the processor has instructions for it, once for a
 * process; sizes and dates would not show a bad disk or a program that lost power while the system wrote.
 *
 * @returns what is wrong; undefined when nothing is
 */
export async function findChange(folder: string): Promise<string | undefined> {
  try {
    const stat = await lstat(folder);
    if (!stat.isDirectory()) return 'it is no folder';
    if (!isOwn(stat)) return `it belongs to another user (${stat.uid})`;
    if ((stat.mode & 0o077) !== 0) return 'other users may use it';
    const manifest = await readManifest(folder);
    const files = (await listFiles(folder)).filter((file) => file !== manifestName);
    if (files.join('\n') !== Object.keys(manifest).sort().join('\n')) return 'it does not hold what was unpacked';
    for (const [file, known] of Object.entries(manifest)) {
      const change = await findFileChange(join(folder, file), known);
      if (change !== undefined) return `${file} ${change}`;
    }
    // Says when it was last of use: others remove what nobody uses any more.
    await utimes(join(folder, manifestName), hostWallMs() / 1_000, hostWallMs() / 1_000);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function findFileChange(path: string, known: Manifest[string]): Promise<string | undefined> {
  const stat = await lstat(path);
  if (!stat.isFile()) return 'is no file';
  if (!isOwn(stat) || (stat.mode & 0o022) !== 0) return 'may be written by other users';
  if (stat.size !== known.size) return `has ${stat.size} bytes instead of ${known.size}`;
  return (await sha256Of(path)) === known.sha256 ? undefined : 'has another content';
}

/** When its manifest was last found in order, in milliseconds since the epoch. */
export async function lastUsedMs(folder: string): Promise<number> {
  return (await lstat(join(folder, manifestName))).mtimeMs;
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = await open(join(folder, manifestName), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    if (!isOwn(await file.stat())) throw new Error('its manifest belongs to another user');
    return manifestSchema.parse(JSON.parse(await file.readFile('utf8')));
  } finally {
    await file.close();
  }
}

/** Everything in it that is no folder, links too, by its path from there. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(chunk);
  return hash.digest('hex');
}
