import { messageFilm } from '../../../packages/suite-androidworld/src/media/message-film.ts';
import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'org.videolan.vlc';
const storage = '/storage/emulated/0';
const videos = `${storage}/VLCVideos`;
const root = { uid: 0, gid: 0, groups: [] };

const films = [
  ['highlight_41_4K_2023_03_30', 81],
  ['scene_68_4K_copy', 75],
] as const;

async function start(phone: TestPhone): Promise<void> {
  const { packages, disk } = phone.system;
  await packages.grant(packageName, 'android.permission.POST_NOTIFICATIONS');
  packages.appOps(packageName).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  for (const folder of [videos, `${storage}/Movies/trips`, `${storage}/Music/albums`]) {
    await disk.mkdir(folder, root, { recursive: true });
  }
  for (const [name, seconds] of films) {
    await disk.write(`${videos}/${name}.mp4`, await messageFilm([{ text: name, seconds }]), root);
  }
  await phone.start({ component: { packageName, className: `${packageName}.StartActivity` } });
  await phone.tap('skip_button');
  await phone.find('scene_68_4K_copy');
}

async function openTab(phone: TestPhone, tab: string): Promise<void> {
  await start(phone);
  await phone.tap(tab);
}

async function makePlaylist(phone: TestPhone, picked: readonly string[]): Promise<void> {
  await start(phone);
  const [first = '', ...others] = picked;
  await phone.hold(first);
  for (const name of others) await phone.tap(name);
  await phone.tap('Add to playlist');
  await phone.find('Playlist name');
  await phone.input('Ultimate Fails Series');
  await phone.tap('dialog_playlist_save');
  await phone.tap('Playlists');
  await phone.find('Ultimate Fails Series');
}

async function playFirst(phone: TestPhone): Promise<void> {
  await start(phone);
  await phone.tap('scene_68_4K_copy');
  await phone.find('overlayTipsLayout');
}

const names = films.map(([name]) => name);

export const vlc: FidelityApp = {
  name: 'vlc',
  packageName,
  screens: [
    {
      id: 'vlc:browse-overflow-menu',
      async open(phone) {
        await openTab(phone, 'Browse');
        await phone.tap('More options');
        await phone.find('Refresh');
      },
    },
    {
      id: 'vlc:browse-tab-favorites-shown',
      absent: [{ element: /1 media file/, reason: 'the storage that was recorded had a file at its top' }],
      volatile: [/§/, /^Empty$/],
      open: (phone) => openTab(phone, 'Browse'),
    },
    {
      id: 'vlc:directories-of-the-media-library',
      volatile: [/subfolder/],
      absent: [
        { element: /0000-0000|No subfolder|browser_(container|checkbox).*590/, reason: 'the phone has no card' },
      ],
      async open(phone) {
        await openTab(phone, 'More');
        await phone.tap('SETTINGS');
        await phone.tap('Media library folders');
        await phone.find('Storages');
      },
    },
    { id: 'vlc:more-tab', open: (phone) => openTab(phone, 'More') },
    { id: 'vlc:playlists-tab-one-playlist', open: (phone) => makePlaylist(phone, names.slice(0, 1)) },
    {
      id: 'vlc:playlist-contents',
      async open(phone) {
        await makePlaylist(phone, names);
        await phone.tap('Ultimate Fails Series');
        await phone.find('play_btn');
      },
    },
    { id: 'vlc:video-player-tips-brightness', open: playFirst },
    {
      id: 'vlc:video-player-tips-double-tap',
      async open(phone) {
        await playFirst(phone);
        for (let tip = 0; tip < 3; tip += 1) await phone.tap('nextButton');
      },
    },
    {
      id: 'vlc:video-player-controls-hidden',
      async open(phone) {
        await playFirst(phone);
        await phone.tap('Close');
      },
    },
  ],
};
