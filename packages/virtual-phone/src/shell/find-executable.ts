import type { Identity } from '../disk/disk.ts';
import { decode } from './bytes.ts';
import { searchPath } from './environment.ts';
import { errnoCode, errnoText } from './errno.ts';
import type { Program } from './program.ts';
import { resolvePath } from './resolve-path.ts';
import type { Start } from './run-program.ts';

/** What execve(2) would run, or the reason why nothing. */
export type Executable =
  | {
      readonly program: Program;
      readonly path: string;
      /** Words before the arguments: those of a script's first line, and the script. */
      readonly before: readonly string[];
    }
  | { readonly refused: string; readonly status: 126 | 127 };

const missing: Executable = { refused: 'inaccessible or not found', status: 127 };

/** Looks a command up as the shell does: along PATH, or at the path that is given. */
export async function findExecutable(name: string, at: Start & { readonly identity: Identity }): Promise<Executable> {
  if (name.includes('/')) return await atPath(resolvePath(at.cwd, name), name, at);
  const path = at.env.get('PATH');
  const program = at.programs.get(name);
  if (program !== undefined && (path === undefined || path === defaultPath))
    return { program, path: `/system/bin/${name}`, before: [] };
  for (const folder of path?.split(':') ?? searchPath) {
    if (folder === '/system/bin' || folder === '/bin') {
      if (program !== undefined) return { program, path: `${folder}/${name}`, before: [] };
    } else if (!searchPath.includes(folder)) {
      const full = resolvePath(at.cwd, `${folder === '' ? '.' : folder}/${name}`);
      const found = await atPath(full, full, at);
      if (!('refused' in found)) return found;
    }
  }
  return missing;
}

const defaultPath = searchPath.join(':');

async function atPath(path: string, given: string, at: Start & { readonly identity: Identity }): Promise<Executable> {
  const program = at.programs.get(/^\/(?:system\/)?x?bin\/([^/]+)$/.exec(path)?.[1] ?? '');
  if (program !== undefined) return { program, path, before: [] };
  const { disk } = at.system;
  try {
    const { kind, mode } = await disk.stat(path, at.identity);
    if (kind === 'directory') return { refused: "can't execute: Is a directory", status: 126 };
    if ((mode & 0o111) === 0) return { refused: "can't execute: Permission denied", status: 126 };
    return startOf(await disk.read(path, at.identity), given, path, at.programs);
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    if (code === 'ENOENT' || code === 'ENOTDIR') return missing;
    return { refused: `can't execute: ${errnoText(code)}`, status: 126 };
  }
}

function startOf(content: Uint8Array, given: string, path: string, programs: ReadonlyMap<string, Program>): Executable {
  const head = decode(content.subarray(0, 256));
  if (head.startsWith('\x7fELF')) return { refused: 'not executable: 64-bit ELF file', status: 126 };
  const line = /^#![ \t]*([^\n]*)/.exec(head)?.[1]?.trim() ?? 'sh';
  const [interpreter = '', ...rest] = line.replace(/^\S*\/env\s+/, '').split(/\s+/);
  const name = interpreter.slice(interpreter.lastIndexOf('/') + 1).replace(/^(?:ba|mk)?sh$/, 'sh');
  const program = programs.get(name);
  return program === undefined ? missing : { program, path, before: [...rest, given] };
}
