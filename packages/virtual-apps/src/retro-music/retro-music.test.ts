import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { songFile } from '../../test/song-file.ts';
import { mainActivity, packageName } from './package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
const music = '/storage/emulated/0/Music';
const back = 4;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, disk } = phone.system;
  await packages.clear(packageName);
  for (const permission of ['READ_MEDIA_AUDIO', 'POST_NOTIFICATIONS']) {
    await packages.grant(packageName, `android.permission.${permission}`);
  }
  for (const name of await disk.list(music, root)) await disk.remove(`${music}/${name}`, root);
});

const put = (title: string, seconds: number, artist = 'Ana') =>
  phone.system.disk.write(`${music}/${title}.wav`, songFile({ seconds, title, artist }), root);

async function openSongs(): Promise<void> {
  await phone.start({ component: { packageName, className: mainActivity } });
  await phone.find('tgFab');
  await phone.key(back);
  await phone.tap('Songs');
}

describe('Retro Music', () => {
  it('lists songs by title, none under 20 seconds', async () => {
    await put('Beta', 60);
    await put('alpha', 60);
    await put('Jingle', 12);
    await openSongs();
    await phone.find('Beta');
    const texts = await phone.texts();
    expect(texts.filter((text) => ['alpha', 'Beta', 'Jingle'].includes(text))).toEqual(['alpha', 'Beta']);
  });

  it('makes a playlist of songs in the order they were picked', async () => {
    for (const title of ['Alpha', 'Beta', 'Gamma']) await put(title, 60);
    await openSongs();
    await phone.hold('Gamma');
    await phone.tap('Alpha');
    await phone.tap('More options');
    await phone.tap('Add to playlist');
    await phone.tap('New playlist');
    await phone.input('Mix');
    await phone.tap('Create');
    await phone.tap('Playlists');
    await phone.find('2 Songs  •  02:00');
    await phone.tap('Mix');
    await phone.find('play_button');
    const titles = (await phone.texts()).filter((text) => ['Alpha', 'Beta', 'Gamma'].includes(text));
    expect(titles).toEqual(['Gamma', 'Alpha']);
  });

  it('queues songs without playing, and plays one after the other', async () => {
    for (const title of ['Alpha', 'Beta']) await put(title, 60);
    await openSongs();
    await phone.hold('Beta');
    await phone.tap('Alpha');
    await phone.tap('Add to playing queue');
    await phone.tap('miniPlayerTitle');
    await phone.find('Beta');
    await phone.tap('nextButton');
    await phone.find('1:00');
    await phone.tap('Now playing queue');
    await phone.find('Up next  •  00:00');
  });

  it('asks for what it needs when it is missing', async () => {
    await phone.system.packages.revoke(packageName, 'android.permission.READ_MEDIA_AUDIO');
    await phone.start({ component: { packageName, className: mainActivity } });
    await phone.find('Storage Access');
    await phone.find('finish');
  });

  it('is told of in the shade while it plays, with buttons that work', async () => {
    for (const title of ['Alpha', 'Beta']) await put(title, 60);
    await openSongs();
    await phone.tap('Alpha');
    const shown = () => phone.system.notifications.list().filter((posted) => posted.packageName === packageName);
    await expect.poll(() => shown().map(({ title }) => title)).toEqual(['Alpha']);
    // Its buttons: previous, pause, next.
    await phone.system.notifications.open(shown()[0]?.key ?? '', 2);
    await expect.poll(() => shown().map(({ title }) => title)).toEqual(['Beta']);
    await phone.system.notifications.open(shown()[0]?.key ?? '', 1);
    await expect.poll(() => shown()[0]?.actions?.map(({ title }) => title)).toEqual(['Previous', 'Play', 'Next']);
  });
});
