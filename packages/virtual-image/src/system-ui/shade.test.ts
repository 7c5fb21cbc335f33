import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestNode, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
  phone.system.settings.put('global', 'heads_up_notifications_enabled', '0');
});
afterAll(() => phone?.close());

const shell = 'com.android.shell';
const FLAG_IMMUTABLE = 0x400_0000;

it('A fresh phone tells of its SD card and of its serial console: in the status bar, in the silent part of the shade, to adb', async () => {
  const icons = async () =>
    (await phone.bars()).flatMap(({ contentDescription = '' }) =>
      contentDescription.includes(' notification: ') ? [contentDescription] : [],
    );
  const both = ['Android System notification: Serial console enabled', 'Settings notification: Virtual SD card'];
  expect(await icons()).toEqual(both);
  await phone.system.setPanel('notifications');
  const texts = await phone.texts();
  expect(texts.slice(texts.indexOf('Silent'))).toEqual([
    'Silent',
    'Android System',
    'Serial console enabled',
    'Performance is impacted. To disable, check bootloader.',
    'Settings',
    'now',
    'Virtual SD card',
    'For transferring photos and media',
    'Manage',
    'Clear all',
  ]);
  await phone.tap('Expand');
  await phone.tap('Explore');
  await expect.poll(() => phone.system.activities.top()?.component.packageName).toBe('com.google.android.documentsui');
  await phone.system.setPanel('notifications');
  await phone.tap('Expand');
  await phone.tap('Eject');
  await expect.poll(icons).toEqual(both.slice(0, 1));
  await phone.reboot();
  expect(await icons()).toEqual(both);
  const { notifications } = phone.system;
  notifications.channels.create(shell, { id: 'loud', name: 'Loud', importance: 3 });
  notifications.post(shell, { id: 1, channel: 'loud', title: 'Title', text: 'Text', when: 0 });
  expect(notifications.list().map(({ title }) => title)).toEqual([
    'Title',
    'Serial console enabled',
    'Virtual SD card',
  ]);
  notifications.cancelAll(shell);
  phone.system.settings.put('global', 'heads_up_notifications_enabled', '0');
  await phone.system.setPanel('none');
});

it('The shade puts many notifications of an app together, opens them, and a sideways swipe dismisses the one under it', async () => {
  const { notifications } = phone.system;
  notifications.channels.create(shell, { id: 'shell_cmd', name: 'Shell command', importance: 3 });
  for (let id = 1; id <= 8; id += 1)
    notifications.post(shell, { id, channel: 'shell_cmd', title: `Title ${id}`, text: `Text ${id}` });
  await phone.system.setPanel('notifications');
  expect(await phone.texts()).toEqual(expect.arrayContaining(['8', 'Title 8', 'Title 7']));
  expect(await phone.texts()).not.toContain('Title 6');

  await phone.tap('expand_button');
  const [, top, , bottom] = (await phone.find('notification_stack_scroller')).bounds;
  expect(bottom - top).toBeGreaterThan(1000);
  expect(await phone.texts()).toContain('Title 3');
  const before = notifications.list(shell).map(({ key }) => key);
  // The finger goes along the middle of the screen, over a row of the open group.
  await phone.swipe('right');
  await expect.poll(() => notifications.list(shell)).toHaveLength(before.length - 1);
  expect((await phone.find('notification_stack_scroller')).bounds[3]).toBe(bottom);

  await phone.tap('Collapse');
  await phone.tap('Clear all');
  await expect.poll(() => phone.system.panel).toBe('none');
  // What is ongoing stays.
  expect(notifications.list().map(({ title }) => title)).toEqual(['Serial console enabled']);
});

it('A notification further down is closed to one line, and its button opens it with what it can do', async () => {
  const { notifications } = phone.system;
  const post = (id: number) =>
    notifications.post(shell, {
      id,
      channel: 'shell_cmd',
      title: `Title ${id}`,
      text: 'Short',
      bigText: `All of ${id}`,
      actions: [
        { title: `Do ${id}`, intent: { kind: 'broadcast', intent: { action: 'test.DO' }, flags: FLAG_IMMUTABLE } },
      ],
    });
  post(1);
  post(2);
  await phone.system.setPanel('notifications');
  const texts = await phone.texts();
  const [open, closed] = texts.includes('All of 1') ? [1, 2] : [2, 1];
  expect(texts).toEqual(expect.arrayContaining([`All of ${open}`, `Do ${open}`, 'Short']));
  expect(texts).not.toContain(`Do ${closed}`);
  await phone.tap('Expand');
  expect(await phone.texts()).toEqual(expect.arrayContaining([`All of ${closed}`, `Do ${closed}`]));
  for (const { key } of notifications.list(shell)) await notifications.dismiss(key);
  await phone.system.setPanel('none');
});

it('Quick settings have pages of tiles, an Internet dialog, and a way from each tile to its settings', async () => {
  await phone.system.setPanel('quick-settings');
  expect((await phone.find('footer_page_indicator')).contentDescription).toBe('Page 1 of 3');
  const pager = await phone.find('qs_pager');
  expect(pager).toMatchObject({ className: 'androidx.viewpager.widget.ViewPager', bounds: [42, 525, 1038, 1428] });
  await phone.swipe('left');
  await expect.poll(async () => (await phone.find('footer_page_indicator')).contentDescription).toBe('Page 2 of 3');
  expect(await phone.texts()).toEqual(expect.arrayContaining(['Battery Saver', 'Dark theme', 'Night Light']));
  await phone.swipe('right');
  await expect.poll(() => phone.texts()).toContain('Bluetooth');

  await phone.tap('Internet,AndroidWifi');
  await phone.tap('wifi_toggle');
  await expect.poll(() => phone.system.radios.state.wifi.enabled).toBe(false);
  await phone.tap('wifi_toggle');
  await expect.poll(() => phone.system.radios.state.wifi.enabled).toBe(true);
  await phone.tap('done_button');
  expect(phone.system.panel).toBe('none');

  await phone.system.setPanel('quick-settings');
  await phone.hold('Bluetooth.');
  await expect.poll(() => phone.system.panel).toBe('none');
  await phone.find('Pair new device');
});

it('Tiles can be taken away and put back, and stay so', async () => {
  await phone.system.setPanel('quick-settings');
  await phone.tap('Edit order of settings.');
  await phone.tap('Bluetooth, remove tile');
  await phone.tap('Bluetooth, add tile to end');
  expect(phone.system.settings.get('secure', 'sysui_qs_tiles')?.split(',').at(-1)).toBe('bt');
  await phone.tap('Reset');
  await expect.poll(() => phone.system.settings.get('secure', 'sysui_qs_tiles')).toBeNull();
  await phone.tap('Navigate up');
  await phone.find('qs_pager');
  await phone.system.setPanel('none');
});

it('A message in passing has the icon of an app that is in the drawer, and two lines at most', async () => {
  const seen = async () => {
    const windows = (await phone.system.screen?.windows()) ?? [];
    const flatten = (node: TestNode): TestNode[] => [node, ...node.children.flatMap(flatten)];
    return windows.filter(({ title }) => title === 'Toast').flatMap(({ root }) => flatten(root));
  };
  const idsOf = (nodes: readonly TestNode[]) => nodes.flatMap(({ resourceId }) => resourceId?.split('/').at(-1) ?? []);
  phone.system.toast('com.google.android.deskclock', 'Alarm set');
  await phone.pass(100);
  expect(idsOf(await seen())).toEqual(['icon', 'text']);
  const heightOf = async () => {
    const text = (await seen()).find(({ resourceId }) => resourceId?.endsWith('/text'));
    return text === undefined ? 0 : text.bounds[3] - text.bounds[1];
  };
  const oneLine = await heightOf();
  phone.system.toast('com.google.android.deskclock', 'As long as there is room');
  await phone.pass(100);
  expect(await heightOf()).toBe(oneLine);
  phone.system.toast(shell, 'More than there is room for. '.repeat(20));
  await phone.pass(100);
  expect(idsOf(await seen())).toEqual(['text']);
  expect(await heightOf()).toBeLessThanOrEqual(2 * oneLine + 1);
  await phone.pass(3_000);
  expect(await seen()).toEqual([]);
});

it('The volume dialog goes by itself, and takes neither keys nor touches from what is below', async () => {
  const KEYCODE_VOLUME_UP = 24;
  await phone.system.systemKey(3);
  const home = await phone.find('hotseat');
  await phone.system.systemKey(KEYCODE_VOLUME_UP);
  await phone.pass(500);
  expect(phone.system.panel).toBe('volume');
  expect(await phone.find('hotseat')).toEqual(home);
  await phone.tap('Chrome');
  await phone.find('Accept & continue');
  await phone.pass(4_000);
  expect(phone.system.panel).toBe('none');
});
