import type { Disk, Identity, Stat } from '../../disk/disk.ts';
import { errnoCode, strerror } from '../errno.ts';
import { isEndless, openDevice } from '../files/devices.ts';
import { openDiskFile } from '../files/disk-file.ts';
import type { ShellProcess } from '../process.ts';
import type { AppletFiles, FileStat } from './messages.ts';

type Reader = Pick<ShellProcess, 'identity' | 'signal'>;

/** The phone's disk as an applet of just-bash sees it, with the rights of one user. */
export function appletFiles(disk: Disk, process: Reader): AppletFiles {
  const who = process.identity;
  return {
    read: (path) => named('open', path, isEndless(disk, path) ? firstOf(disk, path) : readAll(disk, path, process)),
    write: (path, content, append) => named('open', path, disk.write(path, content, who, { append })),
    async exists(path) {
      try {
        await disk.stat(path, who);
        return true;
      } catch (error) {
        if (errnoCode(error) === undefined) throw error;
        return false;
      }
    },
    stat: async (path) => toFileStat(await named('stat', path, disk.stat(path, who))),
    lstat: async (path) => toFileStat(await named('lstat', path, disk.stat(path, who, { followLinks: false }))),
    mkdir: (path, recursive) => named('mkdir', path, disk.mkdir(path, who, { recursive })),
    readdir: (path) => named('scandir', path, disk.list(path, who)),
    async rm(path, recursive, force) {
      try {
        // An empty directory goes as a file does: `find -delete` asks for it in this way.
        const whole = recursive || (await isEmptyDirectory(disk, path, who));
        await named('rm', path, disk.remove(path, who, { recursive: whole }));
      } catch (error) {
        // `force` is exactly the wish to ignore missing files.
        if (!(force && errnoCode(error) === 'ENOENT')) throw error;
      }
    },
    cp: (from, to, recursive) => named('cp', from, disk.copy(from, to, who, { recursive })),
    mv: (from, to) => named('mv', from, disk.move(from, to, who)),
    chmod: (path, mode) => named('chmod', path, disk.chmod(path, mode, who)),
    symlink: (target, path) => named('symlink', path, disk.symlink(target, path, who)),
    link: (from, to) => named('link', to, disk.copy(from, to, who, { preserve: true })),
    readlink: (path) => named('readlink', path, disk.readlink(path, who)),
    realpath: (path) => named('realpath', path, disk.realpath(path, who)),
    utimes: (path, accessedMs, modifiedMs) =>
      named('utimes', path, disk.setTimes(path, { accessedMs, modifiedMs }, who)),
  };
}

async function readAll(disk: Disk, path: string, process: Reader): Promise<Uint8Array> {
  const file = await openDiskFile(disk, path, process, 'read');
  const chunks: Uint8Array[] = [];
  for (;;) {
    const chunk = await file.read(process.signal);
    if (chunk === undefined) break;
    chunks.push(chunk);
  }
  file.release();
  return Buffer.concat(chunks);
}

/** These applets hold all that they read: of a device without end they get as much as fits. */
async function firstOf(disk: Disk, path: string): Promise<Uint8Array> {
  const device = openDevice(disk, path);
  return (await device?.read(new AbortController().signal, 1024 * 1024)) ?? new Uint8Array();
}

function toFileStat(stat: Stat): FileStat {
  return {
    isFile: stat.kind === 'file' || stat.kind === 'device',
    isDirectory: stat.kind === 'directory',
    isSymbolicLink: stat.kind === 'symlink',
    mode: stat.mode,
    size: stat.size,
    modifiedMs: stat.modifiedMs,
    inode: stat.inode,
  };
}

/** just-bash reads the errno name at the start of a message, as Node writes it. */
async function named<T>(call: string, path: string, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    throw Object.assign(new Error(`${code}: ${strerror(error).toLowerCase()}, ${call} '${path}'`, { cause: error }), {
      code,
      path,
    });
  }
}

async function isEmptyDirectory(disk: Disk, path: string, who: Identity): Promise<boolean> {
  const { kind } = await disk.stat(path, who, { followLinks: false });
  return kind === 'directory' && (await disk.list(path, who)).length === 0;
}
