import { posix } from 'node:path';
import type { Stat } from '../../../disk/disk.ts';
import { errnoCode, strerror } from '../../errno.ts';
import { isPathOfFolder } from '../../resolve-path.ts';
import { confirm } from './confirm.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { type Transfer, toTarget } from './to-target.ts';

export const cp = fileProgram({
  name: 'cp',
  letters: 'aDdfFHiLlnpPrRsTuv',
  valued: 't',
  long: {
    ...{ preserve: 'p', archive: 'a', recursive: 'r', force: 'f' },
    ...{ parents: 'D', 'remove-destination': 'F', 'target-directory': 't', update: 'u' },
  },
  least: 1,
  run: (call) =>
    toTarget(call, async (transfer) => {
      if (call.has('D')) {
        await call.system.disk.mkdir(posix.dirname(transfer.to), call.identity, { recursive: true });
      }
      await copyEntry(call, transfer, true);
    }),
});

async function copyEntry(call: FileCall, transfer: Transfer, isOperand: boolean): Promise<void> {
  const { disk } = call.system;
  const { from, to, source } = transfer;
  await call.turn();
  const followLinks = doesFollow(call, isOperand) || (isOperand && isPathOfFolder(source));
  const found = await disk.stat(from, call.identity, { followLinks });
  const isRecursive = call.has('r') || call.has('R') || call.has('a');
  if (found.kind === 'directory' && !isRecursive) return call.fail(`Skipped dir '${source}'`);
  const old = await statAt(call, to);
  if (old !== undefined && old.inode === found.inode && old.kind === found.kind) {
    return call.fail(`'${transfer.label}' is '${source}'`);
  }
  const preserve = call.has('a') || call.has('p');
  if (found.kind === 'directory') return await copyFolder(call, transfer, { old, found, preserve });
  if (!(await mayReplace(call, transfer, { old, found }))) return;
  if (call.has('F') && old !== undefined) await disk.remove(to, call.identity);
  try {
    await place(call, transfer, { recursive: !followLinks, preserve });
  } catch (error) {
    const isInTheWay = errnoCode(error) === 'EACCES' || errnoCode(error) === 'EEXIST';
    if (!call.has('f') || old === undefined || !isInTheWay) throw error;
    await disk.remove(to, call.identity);
    await place(call, transfer, { recursive: !followLinks, preserve });
  }
  if (call.has('v')) call.out(`cp '${source}'\n`);
}

function doesFollow(call: FileCall, isOperand: boolean): boolean {
  if (call.has('L') || (call.has('H') && isOperand)) return true;
  return !['r', 'R', 'a', 'd', 'P', 's'].some((letter) => call.has(letter));
}

async function place(
  call: FileCall,
  { from, to, source }: Transfer,
  options: { readonly recursive: boolean; readonly preserve: boolean },
): Promise<void> {
  const { disk } = call.system;
  if (call.has('s')) await disk.symlink(source, to, call.identity);
  else if (call.has('l')) await disk.link(from, to, call.identity);
  else await disk.copy(from, to, call.identity, { ...options, turn: call.turn });
}

/** Whether what is there already may go, by `-n`, `-u`, `-i`. */
async function mayReplace(
  call: FileCall,
  { label }: Transfer,
  { old, found }: { readonly old: Stat | undefined; readonly found: Stat },
): Promise<boolean> {
  if (old === undefined) return true;
  if (call.has('n')) return false;
  if (call.has('u') && old.modifiedMs >= found.modifiedMs) return false;
  return !call.has('i') || (await confirm(call, `cp: overwrite '${label}'`));
}

/** Copies into folders that exist already join their content, as `cp -a src/. dst/` does. */
async function copyFolder(
  call: FileCall,
  transfer: Transfer,
  { old, found, preserve }: { readonly old: Stat | undefined; readonly found: Stat; readonly preserve: boolean },
): Promise<void> {
  const { disk } = call.system;
  const { from, to, source, label } = transfer;
  if (old !== undefined && old.kind !== 'directory') return call.fail(`dir at '${source}'`);
  const isPlain = !['L', 'H', 's', 'l', 'v'].some((letter) => call.has(letter));
  if (old === undefined && isPlain) {
    await disk.copy(from, to, call.identity, { recursive: true, preserve, turn: call.turn });
    return;
  }
  if (to.startsWith(`${from}/`)) return call.fail(`'${label}' is '${source}'`);
  if (old === undefined) await disk.mkdir(to, call.identity, { mode: (found.mode & 0o7777) | 0o700 });
  if (call.has('v')) call.out(`cp '${source}'\n`);
  for (const name of await disk.list(from, call.identity)) {
    const below = { from: posix.join(from, name), to: posix.join(to, name), source: posix.join(source, name) };
    try {
      await copyEntry(call, { ...below, label: posix.join(label, name) }, false);
    } catch (error) {
      call.fail(`'${below.to}': ${strerror(error)}`);
    }
  }
  if (preserve) await dress(call, to, found);
}

/** Times, owner and mode of a folder whose content is there. */
async function dress(call: FileCall, to: string, { mode, uid, gid, accessedMs, modifiedMs }: Stat): Promise<void> {
  const { disk } = call.system;
  await disk.setTimes(to, { accessedMs, modifiedMs }, call.identity);
  await disk.chmod(to, mode & 0o7777, call.identity);
  if (call.identity.uid === 0) await disk.chown(to, { uid, gid }, call.identity);
}

async function statAt(call: FileCall, path: string): Promise<Stat | undefined> {
  try {
    return await call.system.disk.stat(path, call.identity, { followLinks: !call.has('s') });
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return undefined;
  }
}

export const mv = fileProgram({
  name: 'mv',
  letters: 'fFinTv',
  valued: 't',
  long: { force: 'f', 'no-clobber': 'n', 'target-directory': 't' },
  least: 1,
  run: (call) =>
    toTarget(call, async ({ from, to, label }) => {
      const { disk } = call.system;
      const isThere = await disk.exists(to);
      if (isThere && call.has('n')) return;
      if (isThere && call.has('i') && !(await confirm(call, `mv: overwrite '${label}'`))) return;
      await disk.move(from, to, call.identity);
    }),
});
