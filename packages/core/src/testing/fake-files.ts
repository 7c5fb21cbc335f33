import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Files } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Clock } from '../wait/clock.ts';

interface FakeFile {
  readonly content: Uint8Array;
  readonly mode: number;
  readonly modifiedMs: number;
}

/** Files in memory, by absolute path; a folder is there as long as a file is in it. */
export function fakeFiles(initial: Readonly<Record<string, string | Uint8Array>>, clock: Clock): Files {
  const files = new Map<string, FakeFile>();
  const put = (path: string, content: string | Uint8Array, mode = 0o644) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Uint8Array.from(content);
    files.set(posix.normalize(path), { content: bytes, mode, modifiedMs: clock.date() });
  };
  for (const [path, content] of Object.entries(initial)) put(path, content);

  const below = (path: string) => {
    const folder = `${posix.normalize(path).replace(/\/$/, '')}/`;
    return [...files.keys()].filter((key) => key.startsWith(folder)).map((key) => key.slice(folder.length));
  };
  const read = async (path: string) => {
    const file = files.get(posix.normalize(path));
    if (file !== undefined) return Uint8Array.from(file.content);
    throw new AndroidWorldError('AW_COMMAND_FAILED', `Cannot read "${path}": no such file`, { details: { path } });
  };
  return {
    read,
    async write(path, content, options) {
      put(path, content, options?.mode);
    },
    async stat(path) {
      const file = files.get(posix.normalize(path));
      if (file) return { kind: 'file', mode: file.mode, size: file.content.length, modifiedMs: file.modifiedMs };
      return below(path).length === 0 ? undefined : { kind: 'directory', mode: 0o755, size: 0, modifiedMs: 0 };
    },
    async list(path) {
      return [...new Set(below(path).map((rest) => rest.split('/', 1)[0] ?? rest))];
    },
    async pushFolder(localFolder, path) {
      for (const entry of await readdir(localFolder, { recursive: true, withFileTypes: true })) {
        const local = join(entry.parentPath, entry.name);
        if (entry.isFile()) put(posix.join(path, local.slice(localFolder.length)), await readFile(local));
      }
    },
    async pullFolder(path, localFolder) {
      await mkdir(localFolder, { recursive: true });
      for (const rest of below(path)) {
        const local = join(localFolder, rest);
        await mkdir(join(local, '..'), { recursive: true });
        await writeFile(local, await read(posix.join(path, rest)));
      }
    },
  };
}
