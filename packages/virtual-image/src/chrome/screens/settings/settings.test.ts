import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../../../test/open-test-phone.ts';
import { activities, aliases, chromePackage } from '../../package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
const page = '/storage/emulated/0/Download/page.html';
const back = 4;
const hourMs = 3_600_000;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, clock } = phone.system;
  await packages.clear(chromePackage);
  await packages.grant(chromePackage, 'android.permission.POST_NOTIFICATIONS');
  clock.set(Date.UTC(2023, 9, 15, 15, 34));
});

const open = (activity: keyof typeof activities) =>
  phone.start({ component: { packageName: chromePackage, className: activities[activity] } });

/** Visits a page of the storage with that title. */
async function visit(title: string): Promise<void> {
  await phone.system.disk.write(page, `<title>${title}</title><p>${title}</p>`, root);
  const component = { packageName: chromePackage, className: aliases.main };
  // Another address each time, so that it is another visit.
  await phone.start({ action: 'android.intent.action.VIEW', data: `file://${page}?${title}`, component });
}
async function passFirstRun(): Promise<void> {
  await phone.tap('Accept & continue');
  await phone.tap('No thanks');
}

describe("Chrome's settings", () => {
  it('keep what is chosen, and their first page tells it', async () => {
    await open('settings');
    await phone.tap('Search engine');
    await phone.tap('DuckDuckGo');
    await phone.key(back);
    await phone.find('DuckDuckGo');
    await phone.tap('Theme');
    await phone.tap('Dark');
    await phone.tap('Navigate up');
    await phone.find('Dark');
    await phone.tap('Privacy and security');
    await phone.tap('Safe Browsing');
    await phone.tap('Enhanced protection');
    await phone.key(back);
    await phone.find('Enhanced protection is on');
  });

  it('have a homepage that can be another one, or none', async () => {
    await open('settings');
    await phone.scroll(1200);
    await phone.tap('Homepage');
    await phone.tap('Enter custom web address');
    await phone.type('example.com', 'harbour.example');
    await phone.tap('Navigate up');
    await phone.tap('Homepage');
    await phone.find('https://harbour.example');
    await phone.tap('On');
    await phone.find('Off');
    await phone.key(back);
    await phone.tap('Homepage');
    await phone.find('Off');
  });

  it('have a site setting for each kind of thing a site may do', async () => {
    await open('settings');
    await phone.scroll(1200);
    await phone.tap('Site settings');
    await phone.tap('JavaScript');
    await phone.tap('Allowed');
    await phone.find('Blocked');
    await phone.key(back);
    await phone.tap('JavaScript');
    await phone.find('Blocked');
  });

  it('keep an address until it is deleted, and let nobody save a card without its number', async () => {
    await open('settings');
    await phone.tap('Addresses and more');
    await phone.tap('Add address');
    await phone.type('Name', 'Ada Byron');
    await phone.tap('Save');
    await phone.tap('Ada Byron');
    await phone.tap('Delete');
    await phone.find('Add address');
    expect(await phone.texts()).not.toContain('Ada Byron');
    await phone.key(back);
    await phone.tap('Payment methods');
    await phone.tap('Add card');
    await phone.type('Card number', '411111111111111');
    await phone.type('Expiration date (MM/YY)', '12/27');
    await phone.tap('Save');
    await phone.find('Enter a valid card number');
    await phone.type('Card number', '1');
    await phone.tap('Save');
    await phone.find('Card •••• 1111');
    await phone.find('Expires 12/27');
  });

  it('know the version of the app and of the phone', async () => {
    await open('settings');
    await phone.scroll(1200);
    await phone.tap('About Chrome');
    await phone.find('Chrome 109.0.5414.123');
    await phone.find((node) => node.text?.startsWith('Android 13; ') === true);
    await phone.tap('Legal information');
    await phone.find('Google terms of service');
  });

  it('clear what was visited in the time that is chosen, and nothing that is not ticked', async () => {
    await visit('Harbour');
    await passFirstRun();
    await phone.find('Harbour');
    phone.system.clock.set(phone.system.clock.now() + 2 * hourMs);
    await visit('Beach');
    await phone.find('Beach');

    await open('history');
    await phone.find('Today - Oct 15, 2023');
    await phone.tap('Clear browsing data…');
    await phone.tap('Browsing history');
    await phone.tap('Clear data');
    await phone.find('Beach');
    await phone.tap('Clear browsing data…');
    await phone.tap('Browsing history');
    await phone.find('1 item');
    await phone.tap('Clear data');
    await phone.find('Harbour');
    expect(await phone.texts()).not.toContain('Beach');

    await phone.tap('Clear browsing data…');
    await phone.tap('Last hour');
    await phone.tap('All time');
    await phone.tap('Clear data');
    await phone.find('Pages that you visit appear here');
  });

  it('clear what is in the cache, and what forms are filled with', async () => {
    const { disk, packages } = phone.system;
    const { uid } = packages.find(chromePackage) ?? { uid: 0 };
    const cached = `/data/user/0/${chromePackage}/cache/page`;
    await open('settings');
    await phone.tap('Addresses and more');
    await phone.tap('Add address');
    await phone.type('Name', 'Ada Byron');
    await phone.tap('Save');
    await phone.find('Ada Byron');
    await disk.write(cached, 'kept', { uid });
    await phone.key(back);
    await phone.tap('Privacy and security');
    await phone.tap('Clear browsing data');
    await phone.tap('Advanced');
    await phone.tap('Autofill form data');
    await phone.tap('Clear data');
    await phone.find('Safe Browsing');
    expect(await disk.exists(cached)).toBe(false);
    await phone.key(back);
    await phone.tap('Addresses and more');
    await phone.find('Add address');
    expect(await phone.texts()).not.toContain('Ada Byron');
  });
});
