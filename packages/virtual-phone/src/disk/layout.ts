import fs from 'node:fs';
import path from 'node:path';
import { toHostLink } from './host-link.ts';
import { shieldLinks } from './shield-links.ts';

const folders = [
  'data/anr',
  'data/app',
  'data/data',
  'data/local/tmp',
  'data/media/0/Android/data',
  'data/media/0/Android/media',
  'data/media/0/Android/obb',
  'data/misc',
  'data/system/users/0',
  'data/tombstones',
  'data/user',
  'data/user_de/0',
  'dev',
  'mnt',
  'proc',
  'product/app',
  'storage/emulated/0',
  'storage/self',
  'system/app',
  'system/bin',
  'system/etc',
  'system/fonts',
  'system/framework',
  'system/priv-app',
  'vendor/bin',
  'vendor/etc',
];

const sharedFolders = [
  'Alarms',
  'Audiobooks',
  'DCIM',
  'Documents',
  'Download',
  'Movies',
  'Music',
  'Notifications',
  'Pictures',
  'Podcasts',
  'Recordings',
  'Ringtones',
];

const links: Readonly<Record<string, string>> = {
  bin: '/system/bin',
  etc: '/system/etc',
  sdcard: '/storage/self/primary',
  'data/user/0': '/data/data',
  'mnt/sdcard': '/storage/self/primary',
  'storage/self/primary': '/storage/emulated/0',
  'system/product': '/product',
  'system/vendor': '/vendor',
};

const files: Readonly<Record<string, string>> = {
  'system/etc/hosts': '127.0.0.1       localhost\n::1             ip6-localhost\n',
};

/** Makes the folders, links and files every phone has; leaves alone what exists. */
export function makeLayout(root: string): void {
  const isNew = !fs.existsSync(path.join(root, 'data'));
  for (const folder of folders) fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const [link, target] of Object.entries(links)) {
    const host = path.join(root, link);
    if (fs.lstatSync(host, { throwIfNoEntry: false }) === undefined) fs.symlinkSync(toHostLink(target), host);
  }
  if (!isNew) {
    shieldLinks(root);
    return;
  }
  for (const folder of sharedFolders) fs.mkdirSync(path.join(root, 'data/media/0', folder));
  for (const [file, content] of Object.entries(files)) fs.writeFileSync(path.join(root, file), content);
}
