import { renderMp4 } from '@androidworld/app-sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { songFile } from '../../test/song-file.ts';
import { activities, packageName, storage } from './package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
const videos = `${storage}/VLCVideos`;
const music = `${storage}/Music`;
const back = 4;
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
  for (const folder of [videos, music]) {
    await disk.mkdir(folder, root, { recursive: true });
    for (const name of await disk.list(folder, root)) await disk.remove(`${folder}/${name}`, root, { recursive: true });
  }
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

async function open(films: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, seconds] of Object.entries(films))
    await phone.system.disk.write(`${videos}/${name}.mp4`, film(seconds), root);
  await phone.start({ component: { packageName, className: activities.start } });
  await phone.tap('skip_button');
  await phone.find('nav_video');
}

const textsAmong = async (...texts: string[]) => (await phone.texts()).filter((text) => texts.includes(text));
const isGone = (text: string) => expect.poll(async () => (await phone.texts()).includes(text)).toBe(false);

/** Does something while the phone lies. */
async function lying(work: () => Promise<unknown>): Promise<void> {
  const { settings } = phone.system;
  settings.put('system', 'accelerometer_rotation', '0');
  settings.put('system', 'user_rotation', '1');
  try {
    const width = async () => (await phone.nodes())[0]?.bounds[2];
    await expect.poll(width).toBeGreaterThan(1500);
    await work();
  } finally {
    settings.put('system', 'user_rotation', '0');
  }
}

describe('VLC, day by day', () => {
  it('offers in the sheet of a video what can be done with it', async () => {
    await open({ boats: 75 });
    await phone.tap('More Actions');
    await phone.tap('Mark as played');
    await phone.find('ml_item_seen');
    await phone.tap('More Actions');
    await phone.tap('Mark as not played');
    await expect
      .poll(async () => (await phone.nodes()).some(({ resourceId }) => resourceId?.endsWith('seen')))
      .toBe(false);
    await phone.tap('More Actions');
    await phone.tap('Browse parent');
    await phone.find('boats.mp4');
  });

  it('sorts videos by length, and the other way round', async () => {
    await open({ boats: 75, cranes: 40, trains: 60 });
    const shown = () => textsAmong('boats', 'cranes', 'trains');
    expect(await shown()).toEqual(['boats', 'cranes', 'trains']);
    await phone.tap('Sort by…');
    await phone.tap('Length');
    await expect.poll(shown).toEqual(['cranes', 'trains', 'boats']);
    await phone.tap('Sort by…');
    await phone.tap('Length (desc)');
    await expect.poll(shown).toEqual(['boats', 'trains', 'cranes']);
  });

  it('takes a group of videos apart, and leaves them apart', async () => {
    await open({ 'harbour one': 30, 'harbour two': 50 });
    await phone.find('2 videos');
    await phone.tap('More Actions');
    await phone.tap('Ungroup');
    await phone.find('harbour one');
    await phone.tap('More options');
    await phone.tap('Refresh');
    expect(await textsAmong('harbour one', 'harbour two', '2 videos')).toEqual(['harbour one', 'harbour two']);
  });

  it('goes on where a video was left, and says how far that is', async () => {
    await open({ boats: 75 });
    await phone.tap('boats');
    await phone.tap('Close');
    await phone.pass(20_000);
    await phone.key(back);
    await phone.find('ml_item_progress');
    await phone.tap('More Actions');
    await phone.tap('Play from start');
    await phone.find('player_root');
    await phone.key(back);
    await phone.find('nav_video');
  });

  it('goes on with a film while the screen is turned', async () => {
    const { settings } = phone.system;
    await open({ boats: 600 });
    await phone.tap('boats');
    await phone.tap('Close');
    await phone.pass(125_000);
    settings.put('system', 'accelerometer_rotation', '0');
    settings.put('system', 'user_rotation', '1');
    try {
      await expect.poll(async () => (await phone.find('player_root')).bounds[2]).toBeGreaterThan(2000);
      await phone.tap('player_root');
      await expect.poll(async () => (await phone.texts()).some((text) => /^2:\d\d$/.test(text))).toBe(true);
    } finally {
      settings.put('system', 'user_rotation', '0');
    }
  });

  it('keeps what is searched and picked while the screen is turned', async () => {
    await open({ boats: 75, cranes: 40 });
    await phone.tap('Search…');
    await phone.input('boa');
    await lying(() => phone.find('boa'));
    expect(await textsAmong('boats', 'cranes')).toEqual(['boats']);
    await phone.tap('Collapse');
    await phone.hold('boats');
    await lying(() => phone.find('1 selected'));
  });

  it('keeps its size above the keyboard, and moves up for a field', async () => {
    await open({ boats: 75 });
    const tabs = await phone.find('nav_video');
    await phone.tap('Search…');
    await phone.input('boa');
    expect(await phone.keyboard()).not.toEqual([]);
    expect((await phone.find('nav_video')).bounds).toEqual(tabs.bounds);
  });

  it('asks on for the theme while the screen is turned', async () => {
    await open({});
    await phone.tap('noMediaButton');
    await phone.scroll(300);
    await phone.tap('DayNight mode');
    await lying(() => phone.find('Black theme'));
    await phone.key(back);
    await isGone('Black theme');
  });

  it('shows what is played next, and plays what is picked there', async () => {
    await open({ 'harbour one': 300, 'harbour two': 500 });
    await phone.tap('2 videos');
    await phone.find('harbour two');
    await phone.tap('More Actions');
    await phone.tap('Play all');
    await phone.tap('Close');
    await phone.tap('player_root');
    await phone.tap('Show playlist');
    await phone.tap('harbour two');
    await phone.find('8:20');
  });

  it('searches what is heard, plays it faster, and keeps it as a playlist', async () => {
    for (const title of ['First Light', 'Second Wind', 'Third Rail'])
      await phone.system.disk.write(`${music}/${title}.wav`, songFile({ seconds: 300, title, artist: 'Ada' }), root);
    await open({});
    await phone.tap('Audio');
    await phone.tap('TRACKS');
    await phone.tap('First Light');
    await phone.tap('header');
    await phone.tap('Search');
    await phone.input('third');
    const rowsOf = async (title: string) =>
      (await phone.nodes()).filter(({ contentDescription }) => contentDescription?.startsWith(`Track: ${title}`))
        .length;
    // One is in the list behind the player.
    await expect.poll(() => rowsOf('Second Wind')).toBe(1);
    await expect.poll(() => rowsOf('Third Rail')).toBe(2);
    await phone.key(back);
    await phone.key(back);
    await expect.poll(() => rowsOf('Second Wind')).toBe(2);
    await phone.tap('advanced options');
    await phone.tap('Playback speed');
    await phone.tap('2.00x');
    await phone.tap('advanced options');
    await phone.tap('Playback speed');
    await phone.find((node) => node.text === '2.00x' && node.checked === true);
    await phone.key(back);
    await phone.tap('advanced options');
    await phone.tap('Save Playlist');
    await phone.input('Evening');
    await phone.tap('SAVE');
    await phone.key(back);
    await phone.tap('Playlists');
    await phone.find('Playlist: Evening, 3 tracks');
  });

  it('searches and sorts the tracks, and resumes what was heard where it was left', async () => {
    for (const title of ['First Light', 'Second Wind', 'Third Rail'])
      await phone.system.disk.write(`${music}/${title}.wav`, songFile({ seconds: 300, title, artist: 'Ada' }), root);
    await open({});
    await phone.tap('Audio');
    await phone.tap('TRACKS');
    const shown = () => textsAmong('First Light', 'Second Wind', 'Third Rail');
    await expect.poll(shown).toHaveLength(3);
    await phone.tap('Search…');
    await phone.input('wind');
    await expect.poll(shown).toEqual(['Second Wind']);
    await phone.key(back);
    await phone.key(back);
    await phone.tap('Sort by…');
    await phone.tap('Name (desc)');
    await expect.poll(shown).toEqual(['Third Rail', 'Second Wind', 'First Light']);
    expect(await textsAmong('Resume playback')).toEqual([]);
    await phone.tap('Second Wind');
    await phone.find('header_play_pause');
    await phone.pass(20_000);
    await phone.tap('Pause');
    await phone.find('0:20');
    await phone.system.processes.kill(packageName, { stopped: true });
    await phone.start({ component: { packageName, className: activities.start } });
    await phone.tap('Resume playback');
    await phone.find('0:20');
    await phone.find(({ resourceId, text }) => resourceId?.endsWith('/title') === true && text === 'Second Wind');
  });

  it('jumps to a time of a film', async () => {
    await open({ boats: 600 });
    await phone.tap('boats');
    await phone.tap('Close');
    await phone.tap('player_root');
    await phone.tap('advanced options');
    await phone.tap('Jump to time');
    await phone.input('5:00');
    await phone.tap('OK');
    await phone.find('5:00');
    // The first takes the controls away.
    await phone.key(back);
    await phone.key(back);
    await phone.find('nav_video');
    await phone.tap('More Actions');
    await phone.find('Play from start');
  });

  it('lists folders with what is in them, and hides those that are hidden', async () => {
    await phone.system.disk.mkdir(`${videos}/.secret`, root, { recursive: true });
    await open({ boats: 75 });
    await phone.tap('Browse');
    await phone.tap('Internal memory');
    await phone.find('network_list');
    await phone.scroll(1200);
    await phone.tap('VLCVideos');
    await phone.find('.secret');
    await phone.tap('More options');
    await phone.tap('Show hidden files');
    await isGone('.secret');
    await phone.key(back);
    await phone.find('1 media file');
    await phone.system.disk.remove(`${videos}/.secret`, root, { recursive: true });
  });

  it('gives back to a playlist what was taken from it', async () => {
    await open({ boats: 75 });
    await phone.tap('More Actions');
    await phone.tap('Add to playlist');
    await phone.find('Playlist name');
    await phone.input('Sea');
    await phone.tap('dialog_playlist_save');
    await phone.tap('Playlists');
    await phone.find('1 tracks · 1:15');
    await phone.tap('Sea');
    await phone.find('songs');
    await phone.tap(({ resourceId }) => resourceId?.endsWith('id/item_more') === true);
    await phone.tap('Remove from playlist');
    await phone.tap('UNDO');
    await phone.find('boats');
    await phone.key(back);
    await phone.find('1 tracks · 1:15');
  });

  it('forgets its history when it is told to', async () => {
    await phone.system.disk.write(`${music}/Tone.wav`, songFile({ seconds: 30, title: 'Tone', artist: 'Ana' }), root);
    await open({});
    await phone.tap('Audio');
    await phone.tap('TRACKS');
    await phone.tap('Tone');
    await phone.tap('More');
    await phone.tap('action_button');
    await phone.tap('Clear playback history');
    await phone.tap(({ text }) => text?.toUpperCase() === 'CLEAR');
    await phone.find('No history yet.');
  });

  it('leads from an empty list to the settings', async () => {
    await open({});
    await phone.tap('noMediaButton');
    await phone.find('Media library folders');
  });
});
