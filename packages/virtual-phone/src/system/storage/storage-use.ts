import type { SystemApi } from '@androidworld/app-sdk/system';
import type { SystemServer } from '../system-server.ts';

const totalBytes = 6_228_115_456;
const systemBytes = 1_700_000_000;

const folders = {
  images: ['DCIM', 'Pictures'],
  videos: ['Movies'],
  audio: ['Music', 'Ringtones', 'Alarms', 'Notifications', 'Podcasts', 'Audiobooks', 'Recordings'],
  documents: ['Documents', 'Download'],
} as const;

/** How full the phone is, by kind of file. */
export async function storageUse(system: SystemServer): ReturnType<SystemApi['storage']> {
  const bytes = async (path: string) => (await system.disk.usage(path)).bytes;
  const sum = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => bytes(`/sdcard/${name}`)))).reduce((a, b) => a + b, 0);
  const [images, videos, audio, documents] = await Promise.all([
    sum(folders.images),
    sum(folders.videos),
    sum(folders.audio),
    sum(folders.documents),
  ]);
  const apps = (await bytes('/data/data')) + (await bytes('/data/app'));
  const other = Math.max(0, (await bytes('/sdcard')) - images - videos - audio - documents);
  const byKind = { apps, images, videos, audio, documents, other, system: systemBytes };
  const used = Object.values(byKind).reduce((a, b) => a + b, 0);
  return { total: totalBytes, free: totalBytes - used, byKind };
}
