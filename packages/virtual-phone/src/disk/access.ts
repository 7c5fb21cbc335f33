import type { Identity } from './disk.ts';
import type { FileAttributes, FindOwner } from './file-attributes.ts';
import { privateDataOf } from './file-attributes.ts';
import { firstAppUid, groupsOf } from './identity.ts';
import { isShared, withinShared } from './path-resolver.ts';

export type Need = 'read' | 'write' | 'search';

const bits: Readonly<Record<Need, number>> = { read: 4, write: 2, search: 1 };

/** Owner, group and others, as the kernel checks them. */
export function modeAllows(attributes: FileAttributes, who: Identity, need: Need): boolean {
  if (who.uid === 0) return true;
  const bit = bits[need];
  if (attributes.uid === who.uid) return (attributes.mode & (bit << 6)) !== 0;
  if (groupsOf(who.uid).includes(attributes.gid)) return (attributes.mode & (bit << 3)) !== 0;
  return (attributes.mode & bit) !== 0;
}

/**
 * What SELinux and the file system of shared storage say before any mode bit: private data are for their app alone,
 * however open their modes, and shared storage is for everybody but for other apps' folders in `Android/`.
 *
 * @returns undefined when the mode bits decide
 */
export function policyAllows(device: string, who: Identity, findOwner: FindOwner): boolean | undefined {
  if (who.uid === 0) return true;
  if (isShared(device)) {
    if (who.uid < firstAppUid) return true;
    const [top, kind, packageName] = withinShared(device).split('/').slice(1);
    if (top !== 'Android' || (kind !== 'data' && kind !== 'obb') || packageName === undefined) return true;
    return findOwner(packageName)?.uid === who.uid;
  }
  const own = privateDataOf(device.split('/').slice(1));
  if (own !== undefined && findOwner(own.packageName)?.uid !== who.uid) return false;
  return undefined;
}

/** Where files can be changed at all; the rest of the phone is a read-only image. */
export function isWritablePlace(device: string): boolean {
  return device.startsWith('/data/') || isShared(device) || device.startsWith('/dev/');
}
