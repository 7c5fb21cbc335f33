import type { Identity } from './disk.ts';
import { cacheGid, firstAppUid, mediaUid, rootIdentity, shellIdentity } from './identity.ts';

/** What the host's file system does not know of a file of the phone. */
export interface FileAttributes {
  readonly uid: number;
  readonly gid: number;
  /** Permission bits, with setuid, setgid and sticky. */
  readonly mode: number;
  readonly label: string;
  /** A pipe with a name: on the host, an empty file. */
  readonly isPipe?: boolean | undefined;
}

/** User and SELinux label of an app's private data. */
export interface DataOwner {
  readonly uid: number;
  readonly label: string;
}

export type FindOwner = (packageName: string) => DataOwner | undefined;

/**
 * What a file has that nobody gave attributes: the rules of installd, vold and `file_contexts`. They make files that
 * appear on the host (SQLite's, those of a restored folder) belong to whom they would on a phone.
 *
 * @param path resolved; shared storage as `/data/media/0`
 */
export function defaultAttributes(path: string, isDirectory: boolean, findOwner: FindOwner): FileAttributes {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts[0] === 'data') return dataAttributes(parts, isDirectory, findOwner);
  if (parts[0] === 'storage' || parts[0] === 'mnt') {
    return { uid: 0, gid: 0, mode: isDirectory ? 0o755 : 0o644, label: 'u:object_r:mnt_user_file:s0' };
  }
  if (parts[0] === 'proc') return { uid: 0, gid: 0, mode: isDirectory ? 0o555 : 0o444, label: 'u:object_r:proc:s0' };
  if (parts[0] === 'dev') return { uid: 0, gid: 0, mode: isDirectory ? 0o755 : 0o666, label: 'u:object_r:device:s0' };
  if (path === '/system/build.prop') return { uid: 0, gid: 0, mode: 0o600, label: 'u:object_r:system_file:s0' };
  const executable = parts.includes('bin');
  const label = parts.length === 0 ? 'u:object_r:rootfs:s0' : `u:object_r:${systemType(parts[0])}:s0`;
  return { uid: 0, gid: executable ? 2000 : 0, mode: isDirectory || executable ? 0o755 : 0o644, label };
}

function systemType(top: string | undefined): string {
  return top === 'vendor' ? 'vendor_file' : 'system_file';
}

/** Package whose private data a resolved path lies in, with the depth below its data folder. */
export function privateDataOf(parts: readonly string[]): { packageName: string; depth: number } | undefined {
  const [top, second, third, fourth] = parts;
  if (top !== 'data') return undefined;
  if (second === 'data' && third !== undefined) return { packageName: third, depth: parts.length - 3 };
  if ((second === 'user_de' || second === 'user') && third === '0' && fourth !== undefined) {
    return { packageName: fourth, depth: parts.length - 4 };
  }
  return undefined;
}

function dataAttributes(parts: readonly string[], isDirectory: boolean, findOwner: FindOwner): FileAttributes {
  const own = privateDataOf(parts);
  if (own !== undefined) return privateAttributes(parts, own, isDirectory, findOwner);
  switch (parts[1]) {
    case 'local':
      return { uid: 2000, gid: 2000, mode: isDirectory ? 0o771 : 0o666, label: 'u:object_r:shell_data_file:s0' };
    case 'media':
      return sharedAttributes(isDirectory);
    case 'app':
      return ofSystem(isDirectory ? (parts.length === 2 ? 0o771 : 0o755) : 0o644, 'apk_data_file');
    case 'system':
      return ofSystem(isDirectory ? 0o775 : 0o600, 'system_data_file');
    case 'anr':
      return ofSystem(isDirectory ? 0o775 : 0o600, 'anr_data_file');
    default:
      return ofSystem(isDirectory ? 0o771 : 0o600, 'system_data_root_file');
  }
}

function ofSystem(mode: number, type: string): FileAttributes {
  return { uid: 1000, gid: 1000, mode, label: `u:object_r:${type}:s0` };
}

function privateAttributes(
  parts: readonly string[],
  own: { packageName: string; depth: number },
  isDirectory: boolean,
  findOwner: FindOwner,
): FileAttributes {
  const owner = findOwner(own.packageName);
  if (owner === undefined) {
    return { uid: 0, gid: 0, mode: isDirectory ? 0o755 : 0o644, label: 'u:object_r:system_data_file:s0' };
  }
  const { uid, label } = owner;
  const top = parts[parts.length - own.depth];
  const isCache = own.depth > 0 && (top === 'cache' || top === 'code_cache');
  if (isCache) return { uid, gid: cacheGid(uid), mode: isDirectory ? 0o2771 : 0o600, label };
  if (isDirectory) return { uid, gid: uid, mode: own.depth === 0 ? 0o700 : 0o771, label };
  return { uid, gid: uid, mode: 0o660, label };
}

function sharedAttributes(isDirectory: boolean): FileAttributes {
  return {
    uid: mediaUid,
    gid: mediaUid,
    mode: isDirectory ? 0o2770 : 0o660,
    label: 'u:object_r:media_rw_data_file:s0',
  };
}

/** SELinux label of an app's private data: ordinary apps are kept apart by categories (`seapp_contexts`). */
export function dataLabel(uid: number, isSystem: boolean): string {
  if (uid === 1001) return 'u:object_r:radio_data_file:s0';
  if (uid < firstAppUid) return 'u:object_r:system_app_data_file:s0';
  if (isSystem) return 'u:object_r:privapp_data_file:s0:c512,c768';
  const id = uid - firstAppUid;
  return `u:object_r:app_data_file:s0:c${id & 0xff},c${256 + ((id >> 8) & 0xff)},c512,c768`;
}

/** Mode of a file somebody makes. Processes of adbd have no umask; apps keep their files to themselves. */
export function newFileMode(who: Identity): number {
  if (who.uid === shellIdentity.uid) return 0o666;
  return who.uid === rootIdentity.uid ? 0o644 : 0o600;
}

export function newFolderMode(who: Identity): number {
  if (who.uid === shellIdentity.uid) return 0o777;
  return who.uid === rootIdentity.uid ? 0o755 : 0o700;
}
