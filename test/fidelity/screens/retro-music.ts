import { silentMp3 } from '../../../packages/suite-androidworld/src/media/silent-mp3.ts';
import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'code.name.monkey.retromusic';
const music = '/storage/emulated/0/Music';
const root = { uid: 0, gid: 0, groups: [] };

/** As recorded. */
const songs: readonly (readonly [title: string, artist: string])[] = [
  ['Bright Lights', 'Jose'],
  ['Chasing Shadows', 'Mohammad'],
  ['City of Stars', 'George'],
  ['Forever Young', 'David'],
  ['Golden Days', 'Maya'],
  ['Heartbeat Away', 'Theodore'],
  ['Lost in the Echo', 'Ana'],
  ['My Heart is Yours', 'Juan'],
  ['Mystic Journey', 'Daniel'],
  ['Path to Zenith', 'Mateo'],
  ['Reflections', 'Fatima'],
  ['Shadows of Time', 'Olivia'],
  ['Silver Lining', 'Noah'],
  ['Twilight Calling', 'Amelia'],
  ['Whispers of the Wind', 'Sofia'],
];

async function start(phone: TestPhone, only?: readonly string[]): Promise<void> {
  const { packages, disk } = phone.system;
  for (const permission of ['READ_MEDIA_AUDIO', 'POST_NOTIFICATIONS']) {
    await packages.grant(packageName, `android.permission.${permission}`);
  }
  for (const name of await disk.list(music, root)) await disk.remove(`${music}/${name}`, root);
  for (const [title, artist] of songs.filter(([each]) => only?.includes(each) ?? true)) {
    await disk.write(`${music}/${title}.mp3`, silentMp3(265_900, { title, artist }), root);
  }
  await phone.start({ component: { packageName, className: `${packageName}.activities.MainActivity` } });
  await phone.find('tgFab');
  await phone.key(4);
}

async function openTab(phone: TestPhone, tab: string, only?: readonly string[]): Promise<void> {
  await start(phone, only);
  await phone.tap(tab);
}

async function createPlaylist(phone: TestPhone, picked: readonly string[]): Promise<void> {
  if (picked.length > 0) {
    await openTab(phone, 'Songs', picked);
    const [first = '', ...others] = picked;
    await phone.hold(first);
    for (const song of others) await phone.tap(song);
    await phone.tap('More options');
    await phone.tap('Add to playlist');
  } else {
    await openTab(phone, 'Playlists');
    await phone.tap('More options');
  }
  await phone.tap('New playlist');
  await phone.input('Blues Break 567');
  await phone.tap('Create');
  await phone.tap('Playlists').catch(() => phone.find('Blues Break 567'));
}

async function search(phone: TestPhone, query: string): Promise<void> {
  await openTab(phone, 'Songs');
  await phone.tap('Navigate up');
  await phone.find('searchView');
  await phone.input(query);
  await phone.key(4);
}

const three = ['Chasing Shadows', 'Lost in the Echo', 'Twilight Calling'];

export const retroMusic: FidelityApp = {
  name: 'retro-music',
  packageName,
  screens: [
    // Recorded before any song was on the phone: with some there are suggestions and what came of late.
    { id: 'retro-music:home-for-you', open: (phone) => start(phone, []) },
    {
      id: 'retro-music:songs-tab',
      absent: [{ element: /Olivia/, reason: 'a row that the recording shows six pixels of' }],
      open: (phone) => openTab(phone, 'Songs'),
    },
    {
      id: 'retro-music:playlists-tab-empty',
      absent: [
        {
          element: /active_indicator_view/,
          reason: 'recorded while the mark of the tab was still growing: it is not there at rest',
        },
      ],
      open: (phone) => openTab(phone, 'Playlists'),
    },
    { id: 'retro-music:playlists-tab-empty-2', open: (phone) => openTab(phone, 'Playlists') },
    { id: 'retro-music:playlists-tab-one-playlist', open: (phone) => createPlaylist(phone, three) },
    {
      id: 'retro-music:new-playlist-dialog',
      async open(phone) {
        await openTab(phone, 'Playlists');
        await phone.tap('More options');
        await phone.tap('New playlist');
        await phone.find('actionNewPlaylist');
      },
    },
    {
      id: 'retro-music:new-playlist-dialog-name-typed',
      otherPlaces: 'recorded above a keyboard of 114 px, in the middle of what it leaves',
      async open(phone) {
        await openTab(phone, 'Playlists');
        await phone.tap('More options');
        await phone.tap('New playlist');
        await phone.input('Reggae Rhythms 51');
        await phone.key(4);
      },
    },
    {
      id: 'retro-music:playlist-details',
      async open(phone) {
        await createPlaylist(phone, three);
        await phone.tap('Blues Break 567');
        await phone.find('play_button');
      },
    },
    {
      id: 'retro-music:playlist-details-empty',
      async open(phone) {
        await createPlaylist(phone, []);
        await phone.tap('Blues Break 567');
        await phone.find('play_button');
      },
    },
    { id: 'retro-music:search-empty', open: (phone) => search(phone, '') },
    {
      id: 'retro-music:search-no-results',
      async open(phone) {
        await search(phone, 'Reggae');
        await phone.tap('chip_audio');
      },
    },
    {
      id: 'retro-music:search-one-song',
      absent: [{ element: /text .Music/, reason: 'a song without an artist, named after its folder' }],
      open: (phone) => search(phone, 'Chasing Shadows'),
    },
  ],
};
