import { errnoCode, errnoText } from '../../errno.ts';
import { resolvePath } from '../../resolve-path.ts';
import type { Shell } from '../shell.ts';
import { type Builtin, fail, readOptions } from './builtin.ts';

const cd: Builtin = {
  name: 'cd',
  async run(shell, args) {
    const { found, rest } = readOptions(args, 'LPe');
    const [given = shell.variables.get('HOME')] = rest;
    if (given === undefined) return fail(shell, 'cd', 'no home directory (HOME not set)', 2);
    const target = given === '-' ? shell.variables.get('OLDPWD') : given;
    if (target === undefined) return fail(shell, 'cd', 'no OLDPWD', 2);
    // Where it led is told when the words do not say it.
    let isTold = given === '-';
    try {
      const { path, isElsewhere } = await find(shell, target);
      const real = await shell.start.system.disk.realpath(path, shell.process.identity);
      move(shell, found.has('P') ? real : path);
      // The shell remembers the links it came by, the kernel does not.
      shell.process.cwd = real;
      isTold ||= isElsewhere;
    } catch (error) {
      const code = errnoCode(error);
      if (code === undefined) throw error;
      return fail(shell, 'cd', `${given}: ${errnoText(code)}`, 2);
    }
    if (isTold) await shell.write(1, `${shell.cwd}\n`);
    return 0;
  },
};

/** Relative to the folders of CDPATH as well, which are looked through in order. */
async function find(shell: Shell, target: string): Promise<{ readonly path: string; readonly isElsewhere: boolean }> {
  const isFixed = /^(?:\/|\.{1,2}(?:\/|$))/.test(target);
  for (const folder of isFixed ? [] : (shell.variables.get('CDPATH') ?? '').split(':')) {
    if (folder === '' || folder === '.') break;
    try {
      return { path: await folderAt(shell, `${folder}/${target}`), isElsewhere: true };
    } catch (error) {
      if (errnoCode(error) === undefined) throw error;
    }
  }
  return { path: await folderAt(shell, target), isElsewhere: false };
}

async function folderAt(shell: Shell, target: string): Promise<string> {
  const { disk } = shell.start.system;
  const path = resolvePath(shell.cwd, target);
  const { kind } = await disk.stat(path, shell.process.identity);
  if (kind !== 'directory') throw Object.assign(new Error('ENOTDIR'), { code: 'ENOTDIR' });
  // One that may not be searched may not be entered.
  await disk.stat(`${path}/.`, shell.process.identity);
  return path;
}

function move(shell: Shell, path: string): void {
  shell.variables.set('OLDPWD', shell.cwd);
  shell.cwd = path;
  shell.variables.set('PWD', path);
}

const pwd: Builtin = {
  name: 'pwd',
  async run(shell, args) {
    const { disk } = shell.start.system;
    const path = args.includes('-P') ? await disk.realpath(shell.cwd, shell.process.identity) : shell.cwd;
    await shell.write(1, `${path}\n`);
    return 0;
  },
};

export const folderBuiltins: readonly Builtin[] = [cd, pwd];
