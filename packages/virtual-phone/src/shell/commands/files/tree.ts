import { posix } from 'node:path';
import { errnoCode, strerror } from '../../errno.ts';
import { type FileCall, fileProgram } from './file-program.ts';

export const cp = fileProgram({
  name: 'cp',
  letters: 'adfFHiLlnpPrRsTuv',
  long: { preserve: 'p', archive: 'a', recursive: 'r', force: 'f' },
  least: 2,
  run: (call) =>
    toTarget(call, async (from, to, source) => {
      const recursive = call.has('r') || call.has('R') || call.has('a') || call.has('d');
      const { kind } = await call.stat(source, { followLinks: !recursive });
      if (kind === 'directory' && !recursive) {
        call.fail(`Skipped dir '${source}'`);
        return;
      }
      if (call.has('n') && (await call.system.disk.exists(to))) return;
      const preserve = call.has('a') || call.has('p');
      await copyInto(call, from, to, { recursive, preserve });
      if (call.has('v')) call.out(`cp '${source}'\n`);
    }),
});

/** Copies into folders that exist already join their content, as `cp -a src/. dst/` does. */
async function copyInto(
  call: FileCall,
  from: string,
  to: string,
  options: { readonly recursive: boolean; readonly preserve: boolean },
): Promise<void> {
  const { disk } = call.system;
  await call.turn();
  const source = await disk.stat(from, call.identity, { followLinks: !options.recursive });
  if (source.kind !== 'directory' || !(await disk.exists(to))) {
    await disk.copy(from, to, call.identity, { ...options, turn: call.turn });
    return;
  }
  for (const name of await disk.list(from, call.identity)) {
    await copyInto(call, posix.join(from, name), posix.join(to, name), options);
  }
}

export const mv = fileProgram({
  name: 'mv',
  letters: 'fFinTv',
  least: 2,
  run: (call) =>
    toTarget(call, async (from, to) => {
      if (call.has('n') && (await call.system.disk.exists(to))) return;
      await call.system.disk.move(from, to, call.identity);
    }),
});

/** The last operand is a folder, or the new name of the only other one. */
async function toTarget(
  call: FileCall,
  act: (from: string, to: string, source: string) => Promise<void>,
): Promise<void> {
  const sources = call.operands.slice(0, -1);
  const target = call.operands.at(-1) ?? '';
  const isFolder = !call.has('T') && (await kindOf(call, target)) === 'directory';
  if (!isFolder && (sources.length > 1 || target.endsWith('/'))) {
    if (sources.length > 1) {
      call.fail(`'${target}' not directory`);
      return;
    }
  }
  for (const source of sources) {
    const from = call.at(source);
    const isContent = /(^|\/)\.\.?\/?$/.test(source);
    const to = isFolder && !isContent ? posix.join(call.at(target), posix.basename(from)) : call.at(target);
    if ((await kindOf(call, source, false)) === undefined) {
      call.fail(`bad '${source}': No such file or directory`);
      continue;
    }
    try {
      await act(from, to, source);
    } catch (error) {
      const failed = errnoCode(error) === 'EACCES' && error instanceof Error && 'path' in error && error.path === from;
      call.fail(`${failed ? 'bad ' : ''}'${failed ? source : to}': ${strerror(error)}`);
    }
  }
}

async function kindOf(call: FileCall, operand: string, followLinks = true) {
  try {
    return (await call.stat(operand, { followLinks })).kind;
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return undefined;
  }
}

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
  try {
    const { kind } = await disk.stat(path, call.identity, { followLinks: false });
    const isFolder = kind === 'directory';
    if (isFolder && !recursive) throw Object.assign(new Error(path), { code: 'EISDIR' });
    let isEmpty = true;
    for (const name of isFolder ? await disk.list(path, call.identity) : []) {
      await call.turn();
      const options = { label: posix.join(label, name), recursive };
      if (!(await removeTree(call, posix.join(path, name), options))) isEmpty = false;
    }
    if (!isEmpty) return false;
    await disk.remove(path, call.identity, { recursive: isFolder });
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
  letters: 'p',
  long: { 'ignore-fail-on-non-empty': '-' },
  least: 1,
  async run(call) {
    for (const operand of call.operands) {
      await call.attempt(operand, async () => {
        const { kind } = await call.stat(operand, { followLinks: false });
        const names = kind === 'directory' ? await call.system.disk.list(call.at(operand), call.identity) : [];
        if (kind !== 'directory') throw Object.assign(new Error(operand), { code: 'ENOTDIR' });
        if (names.length > 0) throw Object.assign(new Error(operand), { code: 'ENOTEMPTY' });
        // Empty, so this removes nothing but the folder itself.
        await call.system.disk.remove(call.at(operand), call.identity, { recursive: true });
      });
    }
  },
});

export const mkdir = fileProgram({
  name: 'mkdir',
  letters: 'pv',
  valued: 'mZ',
  long: { parents: 'p' },
  least: 1,
  async run(call) {
    const mode = call.value('m');
    for (const operand of call.operands) {
      await call.attempt(`'${operand}'`, () =>
        call.system.disk.mkdir(call.at(operand), call.identity, {
          recursive: call.has('p'),
          ...(mode === undefined ? {} : { mode: Number.parseInt(mode, 8) }),
        }),
      );
    }
  },
});

export const ln = fileProgram({
  name: 'ln',
  letters: 'fnrsTv',
  least: 1,
  async run(call) {
    const [target = '', given] = call.operands;
    const wanted = given ?? posix.basename(target);
    const isFolder = (await kindOf(call, wanted)) === 'directory';
    const path = isFolder ? posix.join(call.at(wanted), posix.basename(target)) : call.at(wanted);
    const { disk } = call.system;
    const kind = call.has('s') ? 'symbolic' : 'hard';
    try {
      if (call.has('f') && (await disk.exists(path))) await disk.remove(path, call.identity);
      if (call.has('s')) await disk.symlink(target, path, call.identity);
      else await disk.copy(call.at(target), path, call.identity, { preserve: true });
    } catch (error) {
      call.fail(`cannot create ${kind} link from '${target}' to '${wanted}': ${strerror(error)}`);
    }
  },
});
