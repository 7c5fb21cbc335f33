import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { songFile } from '../../test/song-file.ts';
import { mainActivity, packageName } from './package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
const music = '/storage/emulated/0/Music';
const back = 4;
/** Of the gesture bar. */
const navigationBarTop = 2400 - 63;
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

const put = (title: string, { artist = 'Ana', seconds = 60 } = {}) =>
  phone.system.disk.write(`${music}/${title}.wav`, songFile({ seconds, title, artist }), root);

async function open(): Promise<void> {
  await phone.start({ component: { packageName, className: mainActivity } });
  await phone.find('tgFab');
  await phone.key(back);
}

const titlesAmong = async (...titles: string[]) => (await phone.texts()).filter((text) => titles.includes(text));
const isGone = (text: string) => expect.poll(async () => (await phone.texts()).includes(text)).toBe(false);

describe('Retro Music, day by day', () => {
  it('shows on its first tab who came of late and who is played most', async () => {
    await put('Alpha');
    await put('Beta', { artist: 'Ben' });
    await open();
    await phone.find('Recent artists');
    await phone.tap('Ben');
    await phone.find('1 Album • 1 Song • 01:00');
    await phone.tap('Beta');
    await phone.key(back);
    await phone.scroll(600);
    await phone.find('Top artists');
  });

  it('suggests songs that were not heard once there are nine of them', async () => {
    for (let number = 1; number <= 9; number += 1) await put(`Song ${number}`);
    await open();
    await phone.tap('New Music Mix');
    await phone.find('Song 1 • Ana');
    await isGone('New Music Mix');
  });

  it('keeps the small player above the navigation bar where there are no tabs', async () => {
    await put('Alpha');
    await open();
    await phone.tap('Last added');
    await phone.tap('Alpha');
    const [, , , bottom] = (await phone.find('miniPlayerFragment')).bounds;
    expect(bottom).toBeLessThanOrEqual(navigationBarTop);
  });

  it('has other columns while the screen lies, and keeps those of each for itself', async () => {
    const { settings } = phone.system;
    const topOf = async (text: string) => (await phone.find(text)).bounds[1];
    for (const title of ['Alpha', 'Beta', 'Gamma']) await put(title);
    await open();
    await phone.tap('Songs');
    expect(await topOf('Beta')).toBeGreaterThan(await topOf('Alpha'));
    settings.put('system', 'accelerometer_rotation', '0');
    settings.put('system', 'user_rotation', '1');
    try {
      await expect.poll(async () => (await topOf('Beta')) - (await topOf('Alpha'))).toBe(0);
      expect(await topOf('Gamma')).toBeGreaterThan(await topOf('Beta'));
      await phone.tap('More options');
      await phone.tap('Grid size');
      await phone.tap('3');
      await expect.poll(async () => (await topOf('Gamma')) - (await topOf('Beta'))).toBe(0);
    } finally {
      settings.put('system', 'user_rotation', '0');
    }
    await expect.poll(async () => (await topOf('Beta')) > (await topOf('Alpha'))).toBe(true);
  });

  it('lets songs be picked in every list of them', async () => {
    for (const title of ['Alpha', 'Beta', 'Gamma']) await put(title);
    await open();
    await phone.tap('Last added');
    await phone.hold('Gamma');
    await phone.tap('Alpha');
    await phone.tap('Add to playing queue');
    await phone.tap('miniPlayerTitle');
    await phone.tap('Now playing queue');
    expect(await titlesAmong('Alpha', 'Beta', 'Gamma')).toEqual(['Gamma', 'Alpha']);
  });

  it('takes several songs out of a playlist at once', async () => {
    for (const title of ['Alpha', 'Beta', 'Gamma']) await put(title);
    await open();
    await phone.tap('Songs');
    await phone.hold('Alpha');
    await phone.tap('Beta');
    await phone.tap('Gamma');
    await phone.tap('More options');
    await phone.tap('Add to playlist');
    await phone.tap('New playlist');
    await phone.input('Mix');
    await phone.tap('Create');
    await phone.tap('Playlists');
    await phone.tap('Mix');
    await phone.hold('Alpha');
    await phone.tap('Gamma');
    await phone.tap('More options');
    await phone.tap('Remove from playlist');
    await phone.tap('Remove');
    await phone.find('1 Song  •  01:00');
    expect(await titlesAmong('Alpha', 'Beta', 'Gamma')).toEqual(['Beta']);
  });

  it('takes from the queue what is swiped away', async () => {
    const titles = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6'];
    for (const title of titles) await put(title);
    await open();
    await phone.tap('Songs');
    await phone.tap('A1');
    await phone.tap('miniPlayerTitle');
    await phone.tap('Now playing queue');
    await phone.find('F6');
    await phone.swipe('left');
    await expect.poll(() => titlesAmong(...titles)).toHaveLength(5);
  });

  it('finds artists, and says how much there is of them', async () => {
    await put('Alpha');
    await open();
    await phone.tap('Navigate up');
    await phone.input('an');
    await phone.find('ARTISTS');
    await phone.tap('1 Album • 1 Song');
    await phone.find('Play all');
  });

  it('leaves out songs that are blacklisted until they are taken from the list', async () => {
    for (const title of ['Alpha', 'Beta']) await put(title);
    await open();
    await phone.tap('Songs');
    await phone.find('Beta');
    await phone.tap('menu');
    await phone.tap('Add to Blacklist');
    await phone.tap('Add');
    await isGone('Alpha');
    await phone.tap('More options');
    await phone.tap('Settings');
    await phone.tap('Other');
    await phone.tap('Blacklist');
    await phone.tap(`${music}/Alpha.wav`);
    await phone.tap('Remove');
    await phone.tap('Done');
    await phone.key(back);
    await phone.key(back);
    await phone.find('Alpha');
  });

  it('falls silent when its sleep timer has run down', async () => {
    await put('Alpha', { seconds: 7200 });
    await open();
    await phone.tap('Songs');
    await phone.tap('Alpha');
    await phone.tap('miniPlayerTitle');
    await phone.tap('Sleep timer');
    await phone.find('30 min');
    await phone.tap('Set');
    const posted = () => phone.system.notifications.list().find((each) => each.packageName === packageName);
    await expect.poll(() => posted()?.ongoing).toBe(true);
    await phone.pass(30 * 60_000);
    await expect.poll(() => posted()?.ongoing).toBe(false);
    await phone.find('30:00');
  });

  it('shows the names of all tabs when it is told to', async () => {
    await open();
    await phone.tap('Settings');
    await phone.tap('Personalize');
    await phone.tap('Tab titles mode');
    await phone.tap('Always');
    await phone.key(back);
    await phone.key(back);
    expect(await titlesAmong('Songs', 'Albums')).toEqual(['Songs', 'Albums']);
  });
});
