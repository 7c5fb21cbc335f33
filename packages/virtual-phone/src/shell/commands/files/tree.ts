import { posix } from 'node:path';
import { errnoCode, strerror } from '../../errno.ts';
import { confirm } from './confirm.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { applyMode } from './mode-text.ts';

export const rm = fileProgram({
  name: 'rm',
  letters: 'fiRrv',
  long: { recursive: 'r', force: 'f' },
  least: 0,
  async run(call) {
    if (call.operands.length === 0 && !call.has('f')) call.fail('Needs 1 argument (see "rm --help")');
    const recursive = call.has('r') || call.has('R');
    for (const operand of call.operands) {
      if (call.at(operand) === '/') {
        call.fail("not '/'");
        continue;
      }
      await removeTree(call, call.at(operand), { label: operand, recursive });
    }
  },
});

/**
 * File by file, so that other phones go on meanwhile and a signal ends it. What cannot be removed is told, and the rest
 * goes; folders around it stay, without more words.
 *
 * @returns whether it is gone
 */
async function removeTree(
  call: FileCall,
  path: string,
  { label, recursive }: { readonly label: string; readonly recursive: boolean },
): Promise<boolean> {
  const { disk } = call.system;
  const asks = call.has('i') && !call.has('f');
  await call.turn();
  try {
    const { kind } = await disk.stat(path, call.identity, { followLinks: false });
    const isFolder = kind === 'directory';
    if (isFolder && !recursive) throw Object.assign(new Error(path), { code: 'EISDIR' });
    if (asks && !(await confirm(call, `rm ${isFolder ? 'dir ' : ''}${label}`))) return false;
    let isEmpty = true;
    for (const name of isFolder ? await disk.list(path, call.identity) : []) {
      const options = { label: posix.join(label, name), recursive };
      if (!(await removeTree(call, posix.join(path, name), options))) isEmpty = false;
    }
    if (!isEmpty) return false;
    if (asks && isFolder && !(await confirm(call, `rmdir ${label}`))) return false;
    await disk.remove(path, call.identity, { recursive: isFolder });
    if (call.has('v')) call.out(`rm${isFolder ? 'dir' : ''} '${label}'\n`);
    return true;
  } catch (error) {
    // SQLite takes the log of a database away by itself, and others may remove files meanwhile.
    if (call.has('f') && errnoCode(error) === 'ENOENT') return true;
    call.fail(`${label}: ${strerror(error)}`);
    return false;
  }
}

export const rmdir = fileProgram({
  name: 'rmdir',
  letters: 'pI',
  long: { 'ignore-fail-on-non-empty': 'I', parents: 'p' },
  least: 1,
  async run(call) {
    for (const operand of call.operands) {
      await call.turn();
      let label = operand.replace(/(.)\/+$/, '$1');
      while (await removeFolder(call, label)) {
        const above = posix.dirname(label);
        if (!call.has('p') || above === '.' || above === '/') break;
        label = above;
      }
    }
  },
});

async function removeFolder(call: FileCall, label: string): Promise<boolean> {
  try {
    const { kind } = await call.stat(label, { followLinks: false });
    if (kind !== 'directory') throw Object.assign(new Error(label), { code: 'ENOTDIR' });
    const names = await call.system.disk.list(call.at(label), call.identity);
    if (names.length > 0) throw Object.assign(new Error(label), { code: 'ENOTEMPTY' });
    // Empty, so this removes nothing but the folder itself.
    await call.system.disk.remove(call.at(label), call.identity, { recursive: true });
    return true;
  } catch (error) {
    if (!(call.has('I') && errnoCode(error) === 'ENOTEMPTY')) call.fail(`${label}: ${strerror(error)}`);
    return false;
  }
}

export const mkdir = fileProgram({
  name: 'mkdir',
  letters: 'pv',
  valued: 'mZ',
  long: { parents: 'p', mode: 'm', verbose: 'v' },
  least: 1,
  async run(call) {
    const given = call.value('m');
    const mode = given === undefined ? undefined : applyMode(given, { mode: 0o777, kind: 'directory' });
    if (given !== undefined && mode === undefined) return call.fail(`bad mode '${given}'`);
    for (const operand of call.operands) await makeFolders(call, operand, mode);
  },
});

async function makeFolders(call: FileCall, operand: string, mode: number | undefined): Promise<void> {
  const { disk } = call.system;
  const missing = [operand];
  if (call.has('p')) {
    for (let above = posix.dirname(operand); !(await disk.exists(call.at(above))); above = posix.dirname(above)) {
      missing.unshift(above);
    }
  }
  for (const label of missing) {
    const isNew = !(await disk.exists(call.at(label)));
    const options = { recursive: call.has('p'), ...(mode === undefined || label !== operand ? {} : { mode }) };
    const isMade = await call.attempt(`'${operand}'`, () => disk.mkdir(call.at(label), call.identity, options));
    if (!isMade) return;
    if (call.has('v') && isNew) call.err(`mkdir: created directory '${label}'\n`);
  }
}
