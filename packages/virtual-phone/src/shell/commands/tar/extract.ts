import { posix } from 'node:path';
import { strerror } from '../../errno.ts';
import { localTime } from '../../local-time.ts';
import type { FileCall } from '../files/file-program.ts';
import { modeText } from '../files/mode-text.ts';
import type { TarEntry } from './tar-format.ts';

/** A line of `-t`, with `-v` as ls has it. */
export function listEntry(call: FileCall, entry: TarEntry): void {
  const { kind, mode, size, name, target, modifiedMs } = entry;
  const isLink = kind === 'symlink' || kind === 'hardlink';
  const label = isLink ? `${name} -> ${target}` : name;
  if (!call.has('v')) {
    call.out(`${label}\n`);
    return;
  }
  const numbers = call.has('N');
  const user = numbers || entry.user === '' ? String(entry.uid) : entry.user;
  const group = numbers || entry.group === '' ? String(entry.gid) : entry.group;
  const time = localTime(modifiedMs, call.system.clock.zone).slice(0, call.has('Q') ? 19 : 16);
  const shown = modeText({ kind: kind === 'hardlink' ? 'file' : kind, mode });
  call.out(`${shown} ${user}/${group} ${String(size).padStart(9)}  ${time} ${label}\n`);
}

/** Puts an entry where it belongs below the folder; one that would be outside of it is not. */
export async function extractEntry(call: FileCall, entry: TarEntry, cwd: string): Promise<void> {
  if (call.has('O')) {
    for await (const piece of entry.content()) await call.out(piece);
    return;
  }
  const name = entry.name.replace(/^\/+/, '');
  const path = posix.join(cwd, name).replace(/\/$/, '');
  if (path !== cwd && !path.startsWith(cwd === '/' ? '/' : `${cwd}/`)) {
    return call.fail(`'${entry.name}' not under '${cwd}'`);
  }
  if (call.has('v')) call.out(`${entry.name}\n`);
  try {
    await place(call, entry, { path, cwd });
  } catch (error) {
    call.fail(`${name}: ${strerror(error)}`);
  }
}

async function place(
  call: FileCall,
  entry: TarEntry,
  { path, cwd }: { readonly path: string; readonly cwd: string },
): Promise<void> {
  const { disk } = call.system;
  const { identity } = call;
  const { kind, mode, target, modifiedMs, uid, gid } = entry;
  if (kind === 'directory') {
    await disk.mkdir(path, identity, { recursive: true, mode });
    return;
  }
  await disk.mkdir(posix.dirname(path), identity, { recursive: true });
  const isThere = await disk.stat(path, identity, { followLinks: false }).then(
    () => true,
    () => false,
  );
  if (isThere && call.has('k')) throw Object.assign(new Error(path), { code: 'EEXIST' });
  if (isThere) await disk.remove(path, identity);
  if (kind === 'symlink') return await disk.symlink(target, path, identity);
  if (kind === 'hardlink') return await disk.link(posix.join(cwd, target), path, identity);
  if (kind === 'pipe') return await disk.mkfifo(path, identity, { mode });
  await writeFile(call, path, entry.content());
  await disk.chmod(path, identity.uid === 0 ? mode : mode & 0o777, identity);
  if (identity.uid === 0 && !call.has('o')) await disk.chown(path, { uid, gid }, identity);
  if (!call.has('m')) await disk.setTimes(path, { modifiedMs }, identity);
}

/** A new file of what comes piece by piece. */
export async function writeFile(call: FileCall, path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await call.create(path, 'write');
  try {
    for await (const piece of content) {
      await file.write(piece);
      await call.turn();
    }
  } finally {
    call.close(file);
  }
}
