import path from 'node:path/posix';
import type { AppApi } from '@androidworld/app-sdk';
import { isDiskError } from '../../disk/disk-error.ts';
import { rootIdentity } from '../../disk/identity.ts';
import { securityException } from '../java-exception.ts';
import type { SystemServer } from '../system-server.ts';
import type { Caller } from './app-api.ts';

/** Where WallpaperManagerService keeps them; a new phone has neither. */
const files = { home: '/data/system/users/0/wallpaper', lock: '/data/system/users/0/wallpaper_lock' } as const;

export function wallpaperCalls({ system, record, caller }: Caller): AppApi['wallpaper'] {
  return {
    async set(picture, where) {
      if (!system.packages.checkPermission(record.packageName, 'android.permission.SET_WALLPAPER')) {
        throw securityException(
          `Access denied to process: ${caller.uid}, must have permission android.permission.SET_WALLPAPER`,
        );
      }
      for (const screen of ['home', 'lock'] as const) {
        if (!where[screen]) continue;
        await system.disk.mkdir(path.dirname(files[screen]), rootIdentity, { recursive: true, mode: 0o775 });
        await system.disk.write(files[screen], picture, rootIdentity);
      }
      system.events.emit('wallpaper', { home: where.home, lock: where.lock });
    },
  };
}

/** @returns the picture behind the home screen; null while it is the phone's own */
export async function homeWallpaper(system: SystemServer): Promise<Uint8Array | null> {
  try {
    return await system.disk.read(files.home, rootIdentity);
  } catch (error) {
    if (isDiskError(error, 'ENOENT')) return null;
    throw error;
  }
}
