import type { SystemApi } from '@androidworld/app-sdk/system';
import { rootIdentity } from '../../disk/identity.ts';
import type { SystemServer } from '../system-server.ts';

const totalBytes = 6_228_115_456;
const systemBytes = 1_700_000_000;

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

/** How full the phone is, by kind of file. Each file is looked at once: there may be thousands. */
export async function storageUse(system: SystemServer): ReturnType<SystemApi['storage']> {
  const bytes = async (path: string) => (await system.disk.usage(path)).bytes;
  const apps = (await bytes('/data/data')) + (await bytes('/data/app'));
  const byKind = { apps, images: 0, videos: 0, audio: 0, documents: 0, other: 0, system: systemBytes };
  for (const name of await system.disk.list('/sdcard', rootIdentity)) {
    byKind[kindOf.get(name) ?? 'other'] += await bytes(`/sdcard/${name}`);
  }
  const used = Object.values(byKind).reduce((a, b) => a + b, 0);
  return { total: totalBytes, free: totalBytes - used, byKind };
}
