import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../../test/open-test-phone.ts';
import { activities, chromePackage } from '../package-name.ts';

const folder = '/storage/emulated/0/Download';
const back = 4;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(() => phone.system.packages.clear(chromePackage));

const open = (activity: keyof typeof activities) =>
  phone.start({ component: { packageName: chromePackage, className: activities[activity] } });
const chrome = () => {
  const { uid } = phone.system.packages.find(chromePackage) ?? { uid: 0 };
  return { uid, gid: uid, groups: [] };
};
/** Into Chrome's profile. */
const keep = async (name: string, content: unknown) => {
  const profile = `/data/user/0/${chromePackage}/app_chrome/Default`;
  await phone.system.disk.mkdir(`${profile}/Sessions`, chrome(), { recursive: true });
  await phone.system.disk.write(`${profile}/${name}`, JSON.stringify(content), chrome());
};

describe("Chrome's bookmarks", () => {
  const marks = [
    { type: 'url', name: 'Harbour', url: 'https://harbour.example/' },
    { type: 'url', name: 'Beach', url: 'https://beach.example/' },
  ];
  beforeEach(() => keep('Bookmarks', { roots: { synced: { children: marks } }, version: 1 }));

  it('are in folders, and found from any of them', async () => {
    await open('bookmarks');
    await phone.tap('Navigate up');
    await phone.find('2 bookmarks');
    await phone.tap('Search');
    await phone.input('bea');
    await phone.find('Beach');
    expect(await phone.texts()).not.toContain('Harbour');
  });

  it('are moved to the reading list, edited and deleted', async () => {
    await open('bookmarks');
    await phone.tap('Options for Beach');
    await phone.tap('Move to reading list');
    await phone.tap('Navigate up');
    await phone.tap('1 unread page');
    await phone.tap('Options for Beach');
    await phone.tap('Mark as read');
    await phone.find('Read');
    await phone.key(back);
    await phone.find('No unread pages');
    await phone.tap('Mobile bookmarks');
    await phone.tap('Options for Harbour');
    await phone.tap('Edit');
    await phone.type('title_text', ' town');
    await phone.tap('Navigate up');
    await phone.tap('Options for Harbour town');
    await phone.tap('Delete');
    await phone.tap('Undo');
    await phone.find('Harbour town');
  });
});

describe("Chrome's downloads", () => {
  it('are of kinds, have sizes, and are renamed and deleted', async () => {
    const { disk } = phone.system;
    await disk.write(`${folder}/boats.txt`, 'x'.repeat(1500), chrome());
    await disk.write(`${folder}/notes.zip`, 'PK', chrome());
    await open('downloads');
    await phone.find('1.50 kB');
    await phone.tap('Documents');
    expect(await phone.texts()).not.toContain('notes.zip');
    await phone.tap('Options for boats.txt');
    await phone.tap('Rename');
    await phone.input('ships');
    await phone.tap('OK');
    await phone.tap('Options for ships.txt');
    await phone.tap('Delete');
    await phone.find('notes.zip');
    expect(await phone.texts()).not.toContain('ships.txt');
  });
});

describe("Chrome's recent tabs", () => {
  it('are those that were closed, over the way to all of the history', async () => {
    await keep('Sessions/closed_tabs.json', [{ url: 'https://beach.example/', title: 'Beach', closedMs: 1 }]);
    await open('recentTabs');
    await phone.find('Beach');
    await phone.tap('Recently closed');
    expect(await phone.texts()).not.toContain('Beach');
    await phone.tap('Recently closed');
    await phone.tap('Show full history');
    await phone.find('Pages that you visit appear here');
  });
});
