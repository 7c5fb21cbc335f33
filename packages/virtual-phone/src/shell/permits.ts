import type { Identity, Stat } from '../disk/disk.ts';
import { groupsOf } from '../disk/identity.ts';

/**
 * access(2) by the mode alone.
 *
 * @param bit 4 to read, 2 to write, 1 to execute or search
 */
export function permits({ uid }: Identity, stat: Pick<Stat, 'mode' | 'uid' | 'gid'>, bit: 1 | 2 | 4): boolean {
  if (uid === 0) return bit !== 1 || (stat.mode & 0o111) !== 0;
  const shift = uid === stat.uid ? 6 : groupsOf(uid).includes(stat.gid) ? 3 : 0;
  return ((stat.mode >> shift) & bit) !== 0;
}
