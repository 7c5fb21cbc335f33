import type { FsStat, IFileSystem } from 'just-bash';
import type { Disk, Identity, Stat } from '../disk/disk.ts';
import { searchPath } from './environment.ts';
import { errnoCode, strerror } from './errno.ts';
import type { RedirectTargets } from './redirect-targets.ts';
import { resolvePath } from './resolve-path.ts';

/**
 * The phone's disk as the interpreter sees it, with the rights of one user.
 *
 * The interpreter finds its commands at `/bin/NAME` only. `/bin` is a link to `/system/bin` on Android, so program
 * paths are given in that form, and its look-ups along PATH find nothing and cost nothing.
 */
export function diskFileSystem(
  disk: Disk,
  who: Identity,
  programs: { has(name: string): boolean },
  targets: RedirectTargets,
): IFileSystem {
  const isProgram = (path: string) => programs.has(/^\/(?:usr\/)?bin\/([^/]+)$/.exec(path)?.[1] ?? '');

  const stat = async (path: string, followLinks: boolean): Promise<FsStat> => {
    if (isProgram(path)) return programStat;
    return toFsStat(await named('stat', path, disk.stat(path, who, { followLinks })));
  };
  const read = (path: string): Promise<Uint8Array> => named('open', path, disk.read(path, who));
  const write = async (path: string, content: string | Uint8Array, options: WriteOptions, append: boolean) => {
    await named('open', path, disk.write(path, toBytes(content, options), who, { append }));
  };

  return Object.assign(new DiskFileSystem(), {
    readFile: async (path, options) => Buffer.from(await read(path)).toString(encodingOf(options)),
    readFileBuffer: read,
    writeFile: (path, content, options) => write(path, content, options, false),
    appendFile: (path, content, options) => write(path, content, options, true),
    async exists(path) {
      if (path === '/usr/bin') return false;
      if (searchPath.includes(path.slice(0, path.lastIndexOf('/')))) return false;
      await targets.check(path, disk, who);
      return isProgram(path) || (await isVisible(disk, path, who));
    },
    stat: (path) => stat(path, true),
    lstat: (path) => stat(path, false),
    mkdir: (path, options) => named('mkdir', path, disk.mkdir(path, who, { recursive: options?.recursive ?? false })),
    readdir: (path) => named('scandir', path, disk.list(path, who)),
    async rm(path, options) {
      try {
        // An empty directory goes as a file does: `find -delete` and `rmdir` ask for it in this way.
        const recursive = options?.recursive === true || (await isEmptyDirectory(disk, path, who));
        await named('rm', path, disk.remove(path, who, { recursive }));
      } catch (error) {
        // `force` is exactly the wish to ignore missing files.
        if (!(options?.force === true && errnoCode(error) === 'ENOENT')) throw error;
      }
    },
    cp: (from, to, options) => named('cp', from, disk.copy(from, to, who, { recursive: options?.recursive ?? false })),
    mv: (from, to) => named('mv', from, disk.move(from, to, who)),
    resolvePath(base, path) {
      const resolved = resolvePath(base, path);
      const slash = resolved.lastIndexOf('/');
      const name = resolved.slice(slash + 1);
      return searchPath.includes(resolved.slice(0, slash)) && programs.has(name) ? `/bin/${name}` : resolved;
    },
    // Patterns are expanded by listing folders.
    getAllPaths: () => [],
    chmod: (path, mode) => named('chmod', path, disk.chmod(path, mode, who)),
    symlink: (target, path) => named('symlink', path, disk.symlink(target, path, who)),
    link: (from, to) => named('link', to, disk.copy(from, to, who, { preserve: true })),
    readlink: (path) => named('readlink', path, disk.readlink(path, who)),
    realpath: (path) => (isProgram(path) ? Promise.resolve(path) : named('realpath', path, disk.realpath(path, who))),
    utimes: (path, accessed, modified) =>
      named('utimes', path, disk.setTimes(path, { accessedMs: +accessed, modifiedMs: +modified }, who)),
  } satisfies IFileSystem);
}

/** The interpreter copies plain objects member by member for each command it runs; instances it wraps at once. */
class DiskFileSystem {}

type WriteOptions = Parameters<IFileSystem['writeFile']>[2];

const programStat: FsStat = {
  isFile: true,
  isDirectory: false,
  isSymbolicLink: false,
  mode: 0o100755,
  size: 1,
  mtime: new Date(0),
};

function toFsStat(stat: Stat): FsStat {
  return {
    isFile: stat.kind === 'file',
    isDirectory: stat.kind === 'directory',
    isSymbolicLink: stat.kind === 'symlink',
    mode: stat.mode,
    size: stat.size,
    mtime: new Date(stat.modifiedMs),
    ino: stat.inode,
  };
}

/** The interpreter's own commands read the errno name at the start of a message, as Node writes it. */
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

async function isVisible(disk: Disk, path: string, who: Identity): Promise<boolean> {
  try {
    await disk.stat(path, who);
    return true;
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return false;
  }
}

function encodingOf(options: Parameters<IFileSystem['readFile']>[1] | WriteOptions): BufferEncoding {
  const encoding = typeof options === 'string' ? options : options?.encoding;
  return encoding === 'binary' ? 'latin1' : (encoding ?? 'utf8');
}

function toBytes(content: string | Uint8Array, options: WriteOptions): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content, encodingOf(options)) : content;
}

async function isEmptyDirectory(disk: Disk, path: string, who: Identity): Promise<boolean> {
  const { kind } = await disk.stat(path, who, { followLinks: false });
  return kind === 'directory' && (await disk.list(path, who)).length === 0;
}
