import { copyFile } from 'node:fs/promises';
import type { CopyOptions, Disk, Identity, Stat } from './disk.ts';
import { diskError } from './disk-error.ts';

/** What is longer would hold up other phones while it is copied. */
const longBytes = 1024 * 1024;

/** `cp`: to exactly this path, folders merged into those that exist. */
export async function copyTree(
  disk: Disk,
  from: string,
  to: string,
  who: Identity,
  options: CopyOptions,
): Promise<void> {
  await options.turn?.();
  const stat = await disk.stat(from, who, { followLinks: !options.recursive });
  if (stat.kind === 'directory') {
    if (!options.recursive) throw diskError('EISDIR', from);
    if (`${to}/`.startsWith(`${from}/`)) throw diskError('EINVAL', to);
    await disk.mkdir(to, who, { recursive: await disk.exists(to) });
    for (const name of await disk.list(from, who))
      await copyTree(disk, `${from}/${name}`, `${to}/${name}`, who, options);
  } else if (stat.kind === 'symlink') {
    if (await disk.exists(to)) await disk.remove(to, who);
    await disk.symlink(stat.target ?? '', to, who);
    return;
  } else if (stat.kind === 'pipe' && options.recursive) {
    if (await disk.exists(to)) await disk.remove(to, who);
    await disk.mkfifo(to, who, { mode: stat.mode & 0o777 });
  } else {
    if (stat.kind === 'file' && stat.size > longBytes) await copyLong(disk, { from, to, who, stat });
    else await disk.write(to, await disk.read(from, who), who, { mode: stat.mode & 0o777 });
  }
  if (!options.preserve) return;
  if (who.uid === 0) {
    await disk.chown(to, { uid: stat.uid, gid: stat.gid }, who);
    await disk.setLabel(to, stat.label, who);
  }
  await disk.chmod(to, stat.mode & 0o7777, who);
  await disk.setTimes(to, { accessedMs: stat.accessedMs, modifiedMs: stat.modifiedMs }, who);
}

/** By the host itself, in a thread of its own. */
async function copyLong(
  disk: Disk,
  { from, to, who, stat }: { readonly from: string; readonly to: string; readonly who: Identity; readonly stat: Stat },
): Promise<void> {
  await disk.requireReadable(from, who);
  const isNew = !(await disk.exists(to));
  // Until it is whole, who makes it may write to it.
  await disk.write(to, '', who, { mode: (stat.mode & 0o777) | 0o200 });
  disk.space.take(to, who, { bytes: stat.size });
  await copyFile(disk.hostPath(from), disk.hostPath(to));
  // The file's times become the phone's, and who follows shared storage is told.
  await disk.write(to, '', who, { append: true });
  if (isNew) await disk.chmod(to, stat.mode & 0o777, who);
}
