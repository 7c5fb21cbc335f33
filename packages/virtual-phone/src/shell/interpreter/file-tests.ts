import type { Stat } from '../../disk/disk.ts';
import { errnoCode } from '../errno.ts';
import { permits } from '../permits.ts';
import { isPathOfFolder, resolvePath } from '../resolve-path.ts';
import type { Options, Shell } from './shell.ts';

/** `-f path` and the other tests on one operand, of `test` and of `[[`. */
export async function testFile(shell: Shell, operator: string, operand: string): Promise<boolean> {
  switch (operator) {
    case '-n':
      return operand !== '';
    case '-z':
      return operand === '';
    case '-o':
      return shell.options[operand as keyof Options] === true;
    case '-v':
      return shell.variables.get(operand) !== undefined;
    case '-t':
      return shell.process.files.get(Number(operand))?.isTerminal === true;
    case '-h':
    case '-L':
      return (await find(shell, operand, false))?.kind === 'symlink';
    default:
      break;
  }
  const stat = await find(shell, operand, true);
  if (stat === undefined) return false;
  switch (operator) {
    case '-f':
      return stat.kind === 'file';
    case '-d':
      return stat.kind === 'directory';
    case '-c':
      return stat.kind === 'device';
    case '-p':
      return stat.kind === 'pipe';
    case '-b':
    case '-S':
      return false;
    case '-s':
      return stat.size > 0;
    case '-u':
      return (stat.mode & 0o4000) !== 0;
    case '-g':
      return (stat.mode & 0o2000) !== 0;
    case '-k':
      return (stat.mode & 0o1000) !== 0;
    case '-O':
      return stat.uid === shell.process.identity.uid;
    case '-G':
      return stat.gid === shell.process.identity.uid;
    case '-r':
      return permits(shell.process.identity, stat, 4);
    case '-w':
      return permits(shell.process.identity, stat, 2) && !(await isReadOnly(shell, operand));
    case '-x':
      return permits(shell.process.identity, stat, 1);
    default:
      return operator === '-e' || operator === '-a';
  }
}

export async function compareFiles(
  shell: Shell,
  operator: '-nt' | '-ot' | '-ef',
  left: string,
  right: string,
): Promise<boolean> {
  const a = await find(shell, left, true);
  const b = await find(shell, right, true);
  if (operator === '-ef') return a !== undefined && a.inode === b?.inode;
  if (operator === '-ot') return b !== undefined && (a === undefined || a.modifiedMs < b.modifiedMs);
  return a !== undefined && (b === undefined || a.modifiedMs > b.modifiedMs);
}

async function find(shell: Shell, operand: string, followLinks: boolean): Promise<Stat | undefined> {
  if (operand === '') return undefined;
  const { system, programs } = shell.start;
  const path = resolvePath(shell.cwd, operand);
  try {
    const isFollowed = followLinks || isPathOfFolder(operand);
    return await system.disk.stat(path, shell.process.identity, { followLinks: isFollowed });
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    const name = /^\/(?:system\/)?x?bin\/([^/]+)$/.exec(path)?.[1];
    return name !== undefined && programs.has(name) ? programStat : undefined;
  }
}

const programStat: Stat = {
  kind: 'file',
  mode: 0o100755,
  uid: 0,
  gid: 2000,
  size: 1,
  inode: 1,
  links: 1,
  accessedMs: 0,
  modifiedMs: 0,
  changedMs: 0,
  label: 'u:object_r:system_file:s0',
};

async function isReadOnly(shell: Shell, operand: string): Promise<boolean> {
  return /^\/(?:system|vendor|product|system_ext|apex|odm)(?:\/|$)/.test(resolvePath(shell.cwd, operand));
}
