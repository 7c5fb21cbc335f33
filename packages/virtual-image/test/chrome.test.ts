import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

const packageName = 'com.android.chrome';
const main = { packageName, className: 'com.google.android.apps.chrome.Main' };
const root = { uid: 0, gid: 0, groups: [] };
const home = 3;
const back = 4;
const delKey = 67;
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

  it('leaves a page as it is when the screen is turned', async () => {
    const { settings } = phone.system;
    await open('<title>Harbour</title><button onclick="this.textContent = `Moored`">Moor</button>');
    await phone.tap('Moor');
    await phone.find('Moored');
    settings.put('system', 'accelerometer_rotation', '0');
    settings.put('system', 'user_rotation', '1');
    try {
      await expect.poll(async () => (await phone.find('coordinator')).bounds[2]).toBeGreaterThan(2000);
      await phone.find('Moored');
    } finally {
      settings.put('system', 'user_rotation', '0');
    }
    await expect.poll(async () => (await phone.find('coordinator')).bounds[2]).toBe(1080);
    await phone.find('Moored');
  });

  it('tells a page of its theme', async () => {
    await open(
      "<p id=theme></p><script>document.querySelector('p').textContent = matchMedia('(prefers-color-scheme: dark)').matches ? 'by night' : 'by day'</script>",
    );
    await phone.find('by day');
    phone.system.settings.put('secure', 'ui_night_mode', '2');
    try {
      await phone.tap('More options');
      await phone.tap('Refresh');
      await phone.find('by night');
    } finally {
      phone.system.settings.put('secure', 'ui_night_mode', '1');
    }
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

  it('goes back through the pages of a tab, forward again, and out of the first', async () => {
    await open();
    await phone.tap('Search or type web address');
    await phone.input('example.com');
    await phone.key(66);
    await phone.find('No internet');
    await phone.key(back);
    await phone.find('Search or type web address');
    await phone.tap('More options');
    await phone.tap('Forward');
    await phone.find('No internet');
    await phone.key(back);
    await phone.key(back);
    await expect.poll(() => phone.system.activities.top()?.component.packageName).not.toBe(packageName);
  });

  it('keeps incognito tabs apart from the others', async () => {
    await open('<title>Harbour</title>');
    await phone.hold('Switch or close tabs');
    await phone.tap('New incognito tab');
    await phone.find('You’ve gone Incognito');
    await phone.tap('Switch or close tabs');
    expect(await phone.texts()).not.toContain('Harbour');
    await phone.tap('Standard tabs');
    await phone.find('Harbour');
    await phone.tap('Incognito tabs');
    await phone.tap('More options');
    await phone.tap('Close incognito tabs');
    await phone.tap('Close incognito tabs');
    await phone.find('Harbour');
  });

  it('lays a page out for a computer when it is asked to', async () => {
    await open(
      '<meta name="viewport" content="width=device-width"><p id="told"></p><script>told.textContent = innerWidth > 900 ? "wide" : "narrow"</script>',
    );
    await phone.find('narrow');
    await phone.tap('More options');
    await phone.tap('Desktop site');
    await phone.find('wide');
    await phone.tap('More options');
    expect((await phone.find(({ className }) => className === 'android.widget.CheckBox')).checked).toBe(true);
  });

  it('offers the page it shows, and pages it knows, while the address is edited', async () => {
    await open('<title>Harbour</title>');
    await phone.tap('url_bar');
    await phone.find('Harbour');
    await phone.tap('Copy link');
    await expect.poll(() => phone.system.clipboard.text).toContain('page.html');
    await phone.tap('Edit');
    await phone.input('#boats');
    expect((await phone.find('url_bar')).text).toMatch(/page\.html#boats$/);
    await phone.tap('Clear input');
    await phone.input('harb');
    await phone.tap(({ contentDescription }) => contentDescription?.startsWith('Refine: file') === true);
    expect((await phone.find('url_bar')).text).toContain('page.html');
  });

  it('gives keys to the address once that is touched after a field of the page', async () => {
    await open('<title>Harbour</title><input id="boat" aria-label="Boat" value="Gull">');
    const field = async () => (await phone.find(({ resourceId }) => resourceId === 'boat')).text;
    await phone.type(({ resourceId }) => resourceId === 'boat', 's');
    await phone.key(delKey);
    expect(await field()).toBe('Gull');
    await phone.tap('url_bar');
    await phone.tap('Clear input');
    await phone.input('ab');
    await phone.key(delKey);
    expect((await phone.find('url_bar')).text).toBe('a');
    await phone.key(back);
    expect(await field()).toBe('Gull');
  });

  it('offers what can be done with a link that is pressed long', async () => {
    await phone.system.disk.write(`${downloads}/boats.html`, '<title>Boats</title><p>Three boats</p>', root);
    await open('<title>Harbour</title><a href="boats.html">The boats</a>');
    await phone.hold('The boats');
    expect(await phone.find('menu_header_title')).toMatchObject({ text: 'The boats' });
    await phone.tap('Open in new tab');
    await phone.tap('Switch or close tabs');
    await phone.tap('Boats, tab');
    await phone.find('Three boats');
  });

  it('downloads what a link leads to, and asks when there is such a file', async () => {
    const folder = '/storage/emulated/0/Documents';
    const files = async () => (await phone.system.disk.list(downloads, root)).filter((name) => name.includes('boats'));
    await phone.system.disk.write(`${folder}/boats.html`, '<title>Boats</title><p>Three boats</p>', root);
    for (const name of await files()) await phone.system.disk.remove(`${downloads}/${name}`, root);
    // Below the strip that tells of downloads.
    await open(
      `<title>Harbour</title><p style="margin-top: 200px"><a href="file://${folder}/boats.html">The boats</a>`,
    );
    const download = async () => {
      await phone.hold('The boats');
      await phone.tap('Download link');
    };
    await download();
    await phone.find('1 download complete.');
    expect(await files()).toEqual(['boats.html']);
    await download();
    await phone.find('Download file again?');
    await phone.tap('Cancel');
    await download();
    expect(await phone.find('file_name')).toMatchObject({ text: 'boats (1).html' });
    await phone.tap('Download');
    await phone.find('2 downloads complete.');
    await phone.tap('Details');
    await phone.find('boats (1).html');
    expect(await files()).toEqual(['boats (1).html', 'boats.html']);
    await phone.tap('boats.html');
    await phone.find('Three boats');
  });

  it('lists a tab that was closed, and opens its page again', async () => {
    await open('<title>Harbour</title><p>Boats</p>');
    await phone.find('Boats');
    await phone.tap('Switch or close tabs');
    await phone.tap('Close Harbour tab');
    await phone.tap('New tab');
    await phone.tap('More options');
    await phone.tap('Recent tabs');
    await phone.tap('Harbour');
    await phone.find('Boats');
  });

  it('searches with the engine that is chosen', async () => {
    await open();
    await phone.tap('More options');
    await phone.tap('Settings');
    await phone.tap('Search engine');
    await phone.tap('Ecosia');
    await phone.key(back);
    await phone.key(back);
    await phone.tap('Search or type web address');
    await phone.input('boats');
    await phone.find('Ecosia Search');
    await phone.key(66);
    await phone.find('ecosia.org/search?q=boats');
  });

  it('puts a page on the home screen', async () => {
    await open();
    await phone.tap('Search or type web address');
    await phone.input('example.com');
    await phone.key(66);
    await phone.find('No internet');
    await phone.tap('More options');
    await phone.tap('Add to Home screen');
    await phone.tap('Add');
    await phone.tap('Add to home screen');
    await phone.key(home);
    // The first page of the home screen is full.
    await phone.swipe('left');
    await phone.find(({ className, text }) => className === 'android.widget.TextView' && text === 'No internet');
    expect(phone.system.activities.top()?.component.className).toMatch(/NexusLauncher/);
  });

  it('keeps bookmarks', async () => {
    await open('<title>Harbour</title>');
    await phone.tap('More options');
    await phone.tap('Bookmark');
    await phone.tap('More options');
    await phone.tap('Bookmarks');
    await phone.find('Harbour');
  });

  it('leaves a bookmark as it was when its name is taken away', async () => {
    await open('<title>Harbour</title>');
    await phone.tap('More options');
    await phone.tap('Bookmark');
    await phone.tap('Edit');
    await phone.tap('title_text');
    for (const _letter of 'Harbour') await phone.key(delKey);
    await phone.find('Title required');
    await phone.tap('Navigate up');
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

  it('lets a person answer at once, with the keyboard that a prompt brings', async () => {
    await open(`<button id="ask" onclick="ask.textContent = prompt('Name?', 'Ada')">Ask</button>`);
    for (const name of ['Ask', 'Ada', 'Ada']) {
      await phone.tap(name);
      expect((await phone.keyboard()).length).toBeGreaterThan(0);
      await phone.tap('positive_button');
      await phone.find('Ada');
    }
  });

  it('asks before it leaves a page that would rather stay, once a person has touched that', async () => {
    await open(
      `<p id="told">Untouched</p><button onclick="told.textContent = 'Touched'">Touch</button> <a href="other.html">Away</a><script>onbeforeunload = () => 'stay'</script>`,
    );
    await phone.find('Untouched');
    await phone.tap('More options');
    await phone.tap('Refresh');
    await phone.find('Untouched');
    await phone.tap('Touch');
    await phone.find('Touched');
    await phone.tap('More options');
    await phone.tap('Refresh');
    await phone.find('Reload site?');
    await phone.tap('negative_button');
    await phone.tap('Away');
    await phone.find('Leave site?');
    await phone.find('Changes you made may not be saved.');
    await phone.key(back);
    await phone.find('Touched');
    await phone.tap('More options');
    await phone.tap('Refresh');
    await phone.tap('positive_button');
    await phone.find('Untouched');
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
