import { renderMp4 } from '@androidworld/app-sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { songFile } from '../../test/song-file.ts';
import { activities, packageName, storage } from './package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
const videos = `${storage}/VLCVideos`;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, disk } = phone.system;
  await packages.clear(packageName);
  await packages.grant(packageName, 'android.permission.POST_NOTIFICATIONS');
  packages.appOps(packageName).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  await disk.mkdir(videos, root, { recursive: true });
  for (const name of await disk.list(videos, root)) await disk.remove(`${videos}/${name}`, root);
});

/** A film in a coding that no browser knows, of so many seconds. */
function film(seconds: number): Uint8Array {
  const sampleEntry = new Uint8Array(86);
  new DataView(sampleEntry.buffer).setUint32(0, sampleEntry.length);
  sampleEntry.set(new TextEncoder().encode('mp4v'), 4);
  const samples = Array.from({ length: seconds }, () => ({ data: new Uint8Array(4), duration: 1 }));
  return renderMp4({
    brands: ['isom'],
    createdMs: 0,
    track: { kind: 'video', timescale: 1, size: { width: 64, height: 48 }, sampleEntry, samples },
  });
}

const put = (name: string, content: Uint8Array) => phone.system.disk.write(`${videos}/${name}`, content, root);

async function open(): Promise<void> {
  await phone.start({ component: { packageName, className: activities.start } });
  await phone.tap('skip_button');
  await phone.find('nav_video');
}

describe('VLC', () => {
  it('lists what arrives in the storage, with its length', async () => {
    await put('boats.mp4', film(75));
    await open();
    await phone.find('boats');
    await phone.find('1:15');
    await put('trains.mp4', film(20));
    await phone.find('trains');
  });

  it('says of a film it cannot decode what it is', async () => {
    await put('boats.mp4', film(75));
    await open();
    await phone.tap('boats');
    await phone.find('Codec not supported: VLC could not decode the format "mp4v" (MPEG-4 Video)');
  });

  it('makes a playlist in the order in which videos were picked', async () => {
    for (const name of ['boats', 'trains', 'cranes']) await put(`${name}.mp4`, film(30));
    await open();
    await phone.hold('trains');
    await phone.tap('boats');
    await phone.tap('Add to playlist');
    await phone.find('Playlist name');
    await phone.input('Harbour');
    await phone.tap('dialog_playlist_save');
    await phone.tap('Playlists');
    await phone.tap('Harbour');
    await phone.find('play_btn');
    const shown = (await phone.texts()).filter((text) => ['boats', 'trains', 'cranes'].includes(text));
    expect(shown).toEqual(['trains', 'boats']);
  });

  it('offers an order for playlists, the other way round than the one they are in', async () => {
    await open();
    await phone.tap('Playlists');
    for (const order of ['Name (desc)', 'Name']) {
      await phone.tap('Sort by…');
      await phone.tap(order);
    }
  });

  it('lists sound apart from videos', async () => {
    await phone.system.disk.write(
      `${storage}/Music/tone.wav`,
      songFile({ seconds: 30, title: 'Tone', artist: 'Ana' }),
      root,
    );
    await open();
    await phone.tap('Audio');
    await phone.find('Ana, 1 track');
    await phone.tap('TRACKS');
    await phone.find('Track: Tone, Duration: 30 seconds');
  });

  it('plays sound on while other apps are shown, and is led from the shade', async () => {
    for (const [title, seconds] of [
      ['Harbour', 30],
      ['Lantern', 40],
    ] as const) {
      await phone.system.disk.write(`${storage}/Music/${title}.wav`, songFile({ seconds, title, artist: 'Ana' }), root);
    }
    await open();
    await phone.tap('Audio');
    await phone.tap('TRACKS');
    await phone.tap('Harbour');
    await phone.find('header_play_pause');
    await phone.key(3);
    const posted = () => phone.system.notifications.list().find((each) => each.packageName === packageName);
    await expect.poll(posted).toMatchObject({ title: 'Harbour', text: 'Ana', ongoing: true });
    // Its buttons: previous, pause, next.
    await phone.system.notifications.open(posted()?.key ?? '', 2);
    await expect.poll(() => posted()?.title).toBe('Lantern');
    await phone.system.notifications.open(posted()?.key ?? '', 1);
    await expect.poll(() => posted()?.actions?.map(({ title }) => title)).toEqual(['Previous', 'Play', 'Next']);
  });
});
