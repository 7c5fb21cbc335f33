import { mkdir, readdir, readFile, stat as statLocal, utimes, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { AndroidWorldError, type CallOptions, sh } from '@androidworld/core';
import type { FileStat, Files } from '@androidworld/core/driver';
import type { DeviceLink } from './device-link.ts';
import { type SyncEntry, SyncRefusal, type SyncSession } from './transport/sync-session.ts';

const typeMask = 0o170000;
const regularFile = 0o100000;
const directory = 0o040000;
const symlink = 0o120000;

/** Files over `sync:`. Sizes are those of the protocol's first version: right up to 4 GiB. */
export function files(link: DeviceLink): Files {
  return {
    read: (path, options) => attempt('read', path, (session) => session.receive(path), options),

    async write(path, content, { mode, ...options } = {}) {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
      await attempt('write', path, (session) => session.send(path, bytes, newFile()), options);
      // The protocol has the time of the host given: the device's clock may show another year. And adbd copies the
      // owner's permissions to group and others; only chmod sets them exactly.
      const setMode = mode === undefined ? sh`` : sh` && chmod ${mode.toString(8)} ${path}`;
      await run(sh`touch ${path}${setMode}`, 'set time and mode of', path, options);
    },

    async stat(path, options) {
      const found = await attempt('look at', path, (session) => session.stat(path), options);
      return found && toFileStat(found);
    },

    async list(path, options) {
      const entries = await attempt('list', path, (session) => session.list(path), options);
      return entries.map((entry) => entry.name).filter((name) => name !== '.' && name !== '..');
    },

    async pushFolder(localFolder, path, options = {}) {
      const { folders, contents } = await walkLocal(localFolder);
      const targets = [path, ...folders.map((folder) => posix.join(path, folder))];
      for (const some of inBatches(targets, 40)) await run(sh`mkdir -p ${some}`, 'make', path, options);
      await attempt('write', path, (session) => sendAll(session, { localFolder, path, contents }), options);
    },

    pullFolder: (path, localFolder, options) =>
      attempt('read', path, (session) => receiveAll(session, path, localFolder), options),
  };

  async function attempt<T>(
    verb: string,
    path: string,
    transfer: (session: SyncSession) => Promise<T>,
    options?: CallOptions,
  ): Promise<T> {
    try {
      return await link.sync(`${verb} ${path}`, transfer, options);
    } catch (error) {
      throw error instanceof SyncRefusal ? failed(verb, path, error.message, error) : error;
    }
  }

  async function run(command: ReturnType<typeof sh>, verb: string, path: string, options: CallOptions): Promise<void> {
    const { exitCode, stderr, stdout } = await link.shell(command, { ...options, repeatable: true });
    if (exitCode !== 0) throw failed(verb, path, (stderr || stdout).trim());
  }

  function failed(verb: string, path: string, reason: string, cause?: unknown): AndroidWorldError {
    const hint = /permission denied/i.test(reason) ? '. Open the device with "root: true" to reach files of apps' : '';
    return new AndroidWorldError('AW_COMMAND_FAILED', `Cannot ${verb} "${path}" on ${link.serial}: ${reason}${hint}`, {
      details: { serial: link.serial, path, reason },
      cause,
    });
  }
}

function newFile() {
  return { mode: regularFile | 0o644, modifiedSeconds: Math.floor(Date.now() / 1000) };
}

function toFileStat({ mode, size, modifiedSeconds }: Omit<SyncEntry, 'name'>): FileStat {
  return { kind: kindOf(mode), mode: mode & 0o7777, size, modifiedMs: modifiedSeconds * 1000 };
}

function kindOf(mode: number): FileStat['kind'] {
  if ((mode & typeMask) === regularFile) return 'file';
  if ((mode & typeMask) === directory) return 'directory';
  return (mode & typeMask) === symlink ? 'symlink' : 'other';
}

interface LocalTree {
  /** Relative to the folder, with `/`, parents first. */
  readonly folders: readonly string[];
  readonly contents: readonly string[];
}

async function walkLocal(folder: string, prefix = ''): Promise<LocalTree> {
  const folders: string[] = [];
  const contents: string[] = [];
  for (const name of (await readdir(join(folder, prefix))).sort()) {
    const relative = posix.join(prefix, name);
    if (!(await statLocal(join(folder, relative))).isDirectory()) {
      contents.push(relative);
      continue;
    }
    const inside = await walkLocal(folder, relative);
    folders.push(relative, ...inside.folders);
    contents.push(...inside.contents);
  }
  return { folders, contents };
}

async function sendAll(
  session: SyncSession,
  { localFolder, path, contents }: { localFolder: string; path: string; contents: readonly string[] },
): Promise<void> {
  for (const relative of contents) {
    const source = join(localFolder, relative);
    const { mtimeMs } = await statLocal(source);
    const file = { ...newFile(), modifiedSeconds: Math.floor(mtimeMs / 1000) };
    await session.send(posix.join(path, relative), await readFile(source), file);
  }
}

/** Symbolic links are left out: those of app folders point to places that only exist on the device. */
async function receiveAll(session: SyncSession, path: string, localFolder: string): Promise<void> {
  const found = await session.stat(path);
  if (!found) throw new SyncRefusal('No such file or directory');
  if (kindOf(found.mode) === 'file') throw new SyncRefusal('Not a directory');
  const entries = (await session.list(path)).filter(({ name }) => name !== '.' && name !== '..');
  await mkdir(localFolder, { recursive: true });
  for (const { name, mode, modifiedSeconds } of entries) {
    const target = join(localFolder, safeName(name));
    const source = posix.join(path, name);
    if (kindOf(mode) === 'directory') await receiveAll(session, source, target);
    if (kindOf(mode) !== 'file') continue;
    await writeFile(target, await session.receive(source));
    // So that a folder that is pushed back has the times it had.
    await utimes(target, modifiedSeconds, modifiedSeconds);
  }
}

/** The name comes from the device: it must not lead out of the folder. */
function safeName(name: string): string {
  const separators = process.platform === 'win32' ? /[/\\]/ : /\//;
  if (name === '' || separators.test(name)) throw new SyncRefusal(`unusable file name ${JSON.stringify(name)}`);
  return name;
}

function* inBatches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
