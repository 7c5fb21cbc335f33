import type { Identity } from './disk.ts';

export const rootIdentity: Identity = { uid: 0 };
export const shellIdentity: Identity = { uid: 2000 };

/** AID_MEDIA_RW: owns the files behind shared storage. */
export const mediaUid = 1023;
export const firstAppUid = 10_000;

/** Groups a process of this user is in (`android_filesystem_config.h`). */
export function groupsOf(uid: number): readonly number[] {
  if (uid === shellIdentity.uid) {
    return [2000, 1004, 1007, 1011, 1015, 1028, 1078, 1079, 3001, 3002, 3003, 3006, 3009, 3011, 3012];
  }
  if (uid < firstAppUid) return [uid];
  return [uid, cacheGid(uid), uid - firstAppUid + 50_000, 9997];
}

/** Group of an app's cache folders: `u0_a123_cache`. */
export function cacheGid(uid: number): number {
  return uid >= firstAppUid ? uid - firstAppUid + 20_000 : uid;
}
