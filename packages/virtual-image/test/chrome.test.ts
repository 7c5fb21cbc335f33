import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

const packageName = 'com.android.chrome';
const main = { packageName, className: 'com.google.android.apps.chrome.Main' };
const root = { uid: 0, gid: 0, groups: [] };
const downloads = '/storage/emulated/0/Download';
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  await phone.system.packages.clear(packageName);
  await phone.system.packages.grant(packageName, 'android.permission.POST_NOTIFICATIONS');
});

async function open(html?: string): Promise<void> {
  if (html === undefined) await phone.start({ component: main });
  else {
    await phone.system.disk.mkdir(downloads, root, { recursive: true });
    await phone.system.disk.write(`${downloads}/page.html`, html, root);
    const data = `file://${downloads}/page.html`;
    await phone.start({ action: 'android.intent.action.VIEW', data, component: main });
  }
  await phone.tap('Accept & continue');
  await phone.tap('No thanks');
  await phone.find(html === undefined ? 'Search or type web address' : 'tab_switcher_button');
}

describe('Chrome', () => {
  it('lets a person past its first pages with the screen turned, too', async () => {
    const { settings } = phone.system;
    settings.put('system', 'accelerometer_rotation', '0');
    settings.put('system', 'user_rotation', '1');
    try {
      await open();
    } finally {
      settings.put('system', 'user_rotation', '0');
    }
  });

  it('shows a page of the storage, whose title its history has afterwards', async () => {
    await open('<title>Harbour</title><p>Boats</p>');
    await phone.find('Boats');
    await phone.tap('More options');
    await phone.tap('History');
    await phone.find('Harbour');
  });

  it('finds words in a page', async () => {
    await open('<p>one two one</p>');
    await phone.find('one two one');
    await phone.tap('More options');
    await phone.tap('Find in page');
    await phone.input('one');
    await phone.find('1/2');
  });

  it('opens tabs, lists them, and closes them', async () => {
    await open('<title>Harbour</title>');
    await phone.tap('More options');
    await phone.tap('New tab');
    await phone.tap('Switch or close tabs');
    await phone.find('Harbour');
    await phone.find('New tab');
  });

  it('says that there is no network where an address leads to it', async () => {
    await open();
    await phone.tap('Search or type web address');
    await phone.input('example.com');
    await phone.key(66);
    await phone.find('No internet');
  });

  it('keeps bookmarks', async () => {
    await open('<title>Harbour</title>');
    await phone.tap('More options');
    await phone.tap('Bookmark');
    await phone.tap('More options');
    await phone.tap('Bookmarks');
    await phone.find('Harbour');
  });

  it('asks what a script asks, in dialogs of its own, and the script waits', async () => {
    await open(
      `<p id="told">Nothing</p><button onclick="alert('Hear!'); told.textContent = confirm('Go on?') + ' ' + prompt('Name?', 'Ada')">Ask</button>`,
    );
    await phone.tap('Ask');
    await phone.find('This page says');
    await phone.find('Hear!');
    await phone.tap('positive_button');
    await phone.find('Go on?');
    await phone.tap('negative_button');
    await phone.find('Name?');
    // What stands in the field is selected.
    await phone.input('Byron');
    await phone.tap('positive_button');
    await phone.find('false Byron');
  });

  it('is where links of other apps open', async () => {
    await phone.start({ action: 'android.intent.action.VIEW', data: 'https://example.com/' });
    await expect.poll(() => phone.system.activities.top()?.component.packageName).toBe(packageName);
  });

  it('counts a tap after a line was drawn on a canvas', async () => {
    await open(
      '<canvas id="pad" width="300" height="600" style="touch-action:none"></canvas><p id="told"></p><button onclick="told.textContent=\'pressed\'">Press</button>',
    );
    await phone.find('Press');
    await phone.swipe('left');
    await phone.tap('Press');
    await phone.find('pressed');
  });
});
