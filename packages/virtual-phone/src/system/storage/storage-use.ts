import type { SystemApi } from '@androidworld/app-sdk/system';
import { dataBytes, systemBytes } from '../../disk/disk-space.ts';
import { rootIdentity } from '../../disk/identity.ts';
import type { SystemServer } from '../system-server.ts';

type Kind = 'images' | 'videos' | 'audio' | 'documents' | 'other';

/** What the folders of shared storage are for; all else is `other`. */
const kindOf: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    images: ['DCIM', 'Pictures'],
    videos: ['Movies'],
    audio: ['Music', 'Ringtones', 'Alarms', 'Notifications', 'Podcasts', 'Audiobooks', 'Recordings'],
    documents: ['Documents', 'Download'],
  } as const).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

/** How full the phone is, by kind of file; together it is what `df` shows. */
export async function storageUse(system: SystemServer): ReturnType<SystemApi['storage']> {
  const bytes = async (path: string) => (await system.disk.usage(path)).bytes;
  const apps = (await bytes('/data/data')) + (await bytes('/data/app'));
  const byKind = { apps, images: 0, videos: 0, audio: 0, documents: 0, other: 0 };
  for (const name of await system.disk.list('/sdcard', rootIdentity)) {
    byKind[kindOf.get(name) ?? 'other'] += await bytes(`/sdcard/${name}`);
  }
  const data = await bytes('/data');
  const known = Object.values(byKind).reduce((a, b) => a + b, 0);
  const used = data + systemBytes;
  // What the system keeps in /data itself is its own.
  return {
    total: dataBytes,
    free: Math.max(0, dataBytes - used),
    byKind: { ...byKind, system: systemBytes + Math.max(0, data - known) },
  };
}
