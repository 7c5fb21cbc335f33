import { expectTree, openTestPhone, type TestPhone } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemImage } from '../index.ts';

const folder = new URL('../../test/recordings', import.meta.url).pathname;
/** Brightness and use of the disk differ. */
const volatile = [/^\d+%$/, /^\d+% used - [\d.]+ GB free$/];

const id = (name: string) => `com.android.settings:id/${name}`;

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone({ image: systemImage, apps: [] });
});
afterAll(() => phone?.close());

describe('Settings on the device', () => {
  it('has this home screen', async () => {
    await phone.start({ action: 'android.settings.SETTINGS' });
    await expectTree(phone, { folder, id: 'settings:root' }, { volatile });
  });

  it('has its first row at 824 pixels, and one every 231', async () => {
    await phone.start({ action: 'android.settings.SETTINGS' });
    const titles = (await phone.nodes()).filter(({ resourceId }) => resourceId === 'android:id/title');
    const tops = titles.slice(0, 6).map(({ bounds }) => bounds[1]);
    for (const [row, top] of tops.entries()) expect(Math.abs(top - (824 + 231 * row))).toBeLessThanOrEqual(6);
    const title = (await phone.find('homepage_title')).bounds;
    for (const [edge, place] of [63, 401, 408, 528].entries()) {
      expect(Math.abs((title[edge] ?? 0) - place)).toBeLessThanOrEqual(6);
    }
  });

  it('has these rows on its home screen, in this order, with how much of battery and disk is left', async () => {
    await phone.start({ action: 'android.settings.SETTINGS' });
    const nodes = await phone.nodes();
    const texts = (resourceId: string) =>
      nodes.filter((node) => node.resourceId === resourceId).map(({ text }) => text);
    expect(texts('android:id/title').slice(0, 7)).toEqual([
      'Network & internet',
      'Connected devices',
      'Apps',
      'Notifications',
      'Battery',
      'Storage',
      'Sound & vibration',
    ]);
    expect(texts('android:id/summary').slice(0, 6)).toEqual([
      'Mobile, Wi\u2011Fi, hotspot',
      'Bluetooth, pairing',
      'Assistant, recent apps, default apps',
      'Notification history, conversations',
      '100%',
      expect.stringMatching(/^\d+% used - \d+(\.\d+)? GB free$/),
    ]);
  });

  it('has these elements around the rows of its home screen', async () => {
    await phone.start({ action: 'android.settings.SETTINGS' });
    const nodes = await phone.nodes();
    const ids = new Set(nodes.map(({ resourceId }) => resourceId));
    // Not `contextual_cards_content`: without cards it has no height, and what has none is not in a tree.
    for (const name of [
      'homepage_container',
      'search_action_bar',
      'recycler_view',
      'main_content',
      'container_material',
      'icon_frame',
    ]) {
      expect(ids).toContain(id(name));
    }
    expect(ids).toContain('android:id/list_container');
    expect(ids).toContain('android:id/icon');
    const classOf = (name: string) => nodes.find(({ resourceId }) => resourceId === id(name))?.className;
    expect(classOf('settings_homepage_container')).toBe('android.widget.ScrollView');
    expect(classOf('main_content_scrollable_container')).toBe('android.widget.ScrollView');
    expect(classOf('account_avatar')).toBe('android.widget.ImageView');
  });

  it('has this Display page', async () => {
    await phone.start({ action: 'android.settings.DISPLAY_SETTINGS' });
    await expectTree(phone, { folder, id: 'settings:display-2' }, { volatile });
  });

  it('has this Lock screen page', async () => {
    await phone.start({ action: 'android.settings.DISPLAY_SETTINGS' });
    await phone.tap('Lock screen');
    await expectTree(phone, { folder, id: 'settings:lock-screen' });
  });
});
