import type { Stat } from '../../disk/disk.ts';
import { systemError } from '../strerror.ts';
import type { SyncSession } from './sync-session.ts';

/** The device number of the only file system: any will do, as long as it is the same for all files. */
const deviceNumber = 0xfe01n;

/** `STAT`: mode, size and time of a path itself; all zero when there is none. */
export async function statPathV1(session: SyncSession, path: string): Promise<boolean> {
  const stat = await lookUp(session, path, { followLinks: false });
  return session.send(Buffer.concat([Buffer.from('STAT'), statBodyV1('mode' in stat ? stat : undefined)]));
}

/** `LST2`, and `STA2` which follows links: 64-bit sizes, owners, times and the error number. */
export async function statPath(session: SyncSession, id: 'LST2' | 'STA2', path: string): Promise<boolean> {
  const stat = await lookUp(session, path, { followLinks: id === 'STA2' });
  return session.send(Buffer.concat([Buffer.from(id), statBody(stat)]));
}

/** What a path is, or the number of the error that says why it cannot be told. */
export async function lookUp(
  { disk, who }: SyncSession,
  path: string,
  options: { followLinks: boolean },
): Promise<Stat | { readonly errno: number }> {
  try {
    return await disk.stat(absolute(path), who, options);
  } catch (error) {
    return { errno: systemError(error).errno };
  }
}

/** Mode, size and time of change, 32 bits each. */
export function statBodyV1(stat: Stat | undefined): Buffer {
  const bytes = Buffer.alloc(12);
  if (stat === undefined) return bytes;
  bytes.writeUInt32LE(stat.mode, 0);
  bytes.writeUInt32LE(stat.size % 2 ** 32, 4);
  bytes.writeUInt32LE(seconds(stat.modifiedMs), 8);
  return bytes;
}

/** The 68 bytes that follow the id of the second version. */
export function statBody(stat: Stat | { readonly errno: number }): Buffer {
  const bytes = Buffer.alloc(68);
  if (!('mode' in stat)) {
    bytes.writeUInt32LE(stat.errno, 0);
    return bytes;
  }
  bytes.writeBigUInt64LE(deviceNumber, 4);
  bytes.writeBigUInt64LE(BigInt(stat.inode), 12);
  bytes.writeUInt32LE(stat.mode, 20);
  bytes.writeUInt32LE(stat.links, 24);
  bytes.writeUInt32LE(stat.uid, 28);
  bytes.writeUInt32LE(stat.gid, 32);
  bytes.writeBigUInt64LE(BigInt(stat.size), 36);
  bytes.writeBigInt64LE(BigInt(seconds(stat.accessedMs)), 44);
  bytes.writeBigInt64LE(BigInt(seconds(stat.modifiedMs)), 52);
  bytes.writeBigInt64LE(BigInt(seconds(stat.changedMs)), 60);
  return bytes;
}

/** adbd's working directory is the root. */
export function absolute(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

function seconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1000));
}
