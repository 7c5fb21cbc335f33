import type { VirtualApp } from '@androidworld/app-sdk';
import { openTestPhone, type TestNode, type TestPhone } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemImage } from '../index.ts';
import { pageActivities } from './activities.ts';
import { type SettingsPage, staticRows } from './page.ts';
import { pages } from './pages/pages.ts';
import { topLevel } from './screens/top-level.ts';

const packageName = 'org.example.bells';
const notify = 'android.permission.POST_NOTIFICATIONS';
const bells: VirtualApp = {
  manifest: {
    packageName,
    label: 'Bells',
    versionName: '1.0',
    versionCode: 1,
    icon: { path: 'M4 4h16v16H4z', foreground: '#fff', background: '#000' },
    activities: [],
    permissions: [notify],
  },
};

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone({ image: systemImage, apps: [bells] });
});
afterAll(() => phone?.close());

const open = (fragment: string, extras = {}) =>
  phone.start({
    component: { packageName: 'com.android.settings', className: 'com.android.settings.SubSettings' },
    extras: { ':settings:show_fragment': fragment, ...extras },
    // A task of its own each time: NEW_TASK and CLEAR_TASK.
    flags: 0x1000_8000,
  });
const title = async () =>
  (await phone.nodes()).find(({ resourceId }) => resourceId === 'com.android.settings:id/collapsing_toolbar')
    ?.contentDescription;

const display = 'com.android.settings.DisplaySettings';
const colors = 'com.android.settings.display.ColorModePreferenceFragment';
const notifications = 'com.android.settings.notification.ConfigureNotificationSettings';

it.each([
  { fragment: display, path: ['Screen saver', 'Use screen saver'], setting: ['secure', 'screensaver_enabled', '0'] },
  { fragment: display, path: ['Screen timeout', '5 minutes'], setting: ['system', 'screen_off_timeout', '300000'] },
  { fragment: colors, path: ['Boosted'], setting: ['system', 'display_color_mode', '1'] },
  {
    fragment: notifications,
    path: ['Notification history', 'Use notification history'],
    setting: ['secure', 'notification_history_enabled', '1'],
  },
] as const)('what is chosen by $path is stored', async ({ fragment, path, setting }) => {
  const [namespace, key, value] = setting;
  await open(fragment);
  for (const what of path) await phone.tap(what);
  expect(phone.system.settings.get(namespace, key)).toBe(value);
});

it('every page that a row of another opens is there, and every page of the home screen', () => {
  const known = new Set(pages.map(({ fragment }) => fragment));
  const opened = (rows: SettingsPage['rows']): string[] =>
    staticRows(rows).flatMap((row) => {
      if (row.kind === 'category') return opened(row.rows);
      return 'opens' in row && typeof row.opens === 'string' ? [row.opens] : [];
    });
  const targets = [...topLevel.map(({ opens }) => opens), ...pages.flatMap(({ rows }) => opened(rows))];
  expect(targets.filter((fragment) => !known.has(fragment))).toEqual([]);
});

it('no row of a page is without what a tap on it does', () => {
  const dead = (rows: SettingsPage['rows']): string[] =>
    staticRows(rows).flatMap((row) => {
      if (row.kind === 'category') return dead(row.rows);
      const isPressable = (row.kind === undefined || row.kind === 'preference') && row.enabled !== false;
      return isPressable && row.opens === undefined && row.onClick === undefined ? [String(row.title)] : [];
    });
  expect(pages.flatMap(({ rows }) => dead(rows))).toEqual([]);
});

it('the pages that other apps open by an action are there', () => {
  const known = new Set(pages.map(({ fragment }) => fragment));
  expect(pageActivities.filter(({ fragment }) => !known.has(fragment))).toEqual([]);
});

it('the notifications of an app have a switch for all and one for each channel', async () => {
  const { channels } = phone.system.notifications;
  channels.create(packageName, { id: 'chimes', name: 'Chimes', importance: 3 });
  const page = 'com.android.settings.notification.app.AppNotificationSettings';
  const arg = { ':settings:show_fragment_arg': packageName, ':settings:show_fragment_title': 'Bells' };
  await phone.system.packages.grant(packageName, notify);
  await open(page, arg);
  expect(await title()).toBe('Bells');
  const bellsSwitch = ({ resourceId, contentDescription }: TestNode) =>
    resourceId === 'com.android.settings:id/switchWidget' && contentDescription === 'Chimes';
  await phone.tap(bellsSwitch);
  expect(channels.find(packageName, 'chimes')).toMatchObject({ importance: 0, isLocked: true });
  await phone.tap(bellsSwitch);
  expect(channels.find(packageName, 'chimes')?.importance).toBe(3);
  await phone.tap('All Bells notifications');
  expect(phone.system.packages.checkPermission(packageName, notify)).toBe(false);
  await phone.find("You haven't allowed notifications from this app");
  await phone.tap('All Bells notifications');
  expect(phone.system.packages.checkPermission(packageName, notify)).toBe(true);
  await phone.find('Categories');
});

it('Settings intents of other apps show their pages, and rights of an app are changed on the page of its group', async () => {
  const show = (action: string, extra: Parameters<TestPhone['start']>[0] = {}) =>
    phone.start({ action, flags: 0x1000_8000, ...extra });
  await show('android.settings.ACCESSIBILITY_SETTINGS');
  expect(await title()).toBe('Accessibility');
  await show('android.settings.APPLICATION_DETAILS_SETTINGS', { data: `package:${packageName}` });
  await phone.tap('Permissions');
  await phone.tap('Notifications');
  await phone.tap('Don\u2019t allow');
  expect(phone.system.packages.checkPermission(packageName, notify)).toBe(false);
  await phone.tap('Allow');
  expect(phone.system.packages.checkPermission(packageName, notify)).toBe(true);
});

it('an app takes as much room as its files do, and less without its cache', async () => {
  const { disk } = phone.system;
  await disk.write(`/data/data/${packageName}/tunes`, new Uint8Array(20_000), { uid: 0 });
  await disk.write(`/data/data/${packageName}/cache/heard`, new Uint8Array(30_000), { uid: 0 });
  await phone.start({
    action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
    data: `package:${packageName}`,
    flags: 0x1000_8000,
  });
  await phone.tap('50.02 kB used in internal storage');
  expect(await phone.texts()).toEqual(expect.arrayContaining(['22 B', '20.00 kB', '30.00 kB', '50.02 kB']));
  await phone.tap('Clear cache');
  await phone.find('0 B');
  expect(await phone.texts()).toEqual(expect.arrayContaining(['22 B', '20.00 kB', '20.02 kB']));
  await open('com.android.settings.applications.manageapplications.ManageApplications');
  await phone.tap('More options');
  await phone.tap('Show system');
  await phone.find('20.02 kB');
});

it('a time zone of no region can be changed for another', async () => {
  await open('com.android.settings.datetime.timezone.TimeZoneSettings');
  await phone.find('Region');
  // UTC is nowhere: there is no list of the region's other zones.
  const zone = (await phone.nodes()).find(({ disabled, children }) => disabled && children.length > 0);
  expect(JSON.stringify(zone)).toContain('Time zone');
  await phone.tap('Select UTC offset');
  await phone.tap('GMT+10:00');
  expect(phone.system.clock.zone).toBe('Etc/GMT-10');
  phone.system.clock.setZone('UTC');
});

it('seven taps on the build number make a developer', async () => {
  const { settings } = phone.system;
  settings.put('global', 'development_settings_enabled', '0');
  await phone.start({ action: 'android.settings.DEVICE_INFO_SETTINGS', flags: 0x1000_8000 });
  await phone.find('Device name');
  await phone.scroll(1500);
  await phone.scroll(1500);
  for (let tap = 0; tap < 6; tap++) await phone.tap('Build number');
  expect(settings.get('global', 'development_settings_enabled')).toBe('0');
  await phone.tap('Build number');
  expect(settings.get('global', 'development_settings_enabled')).toBe('1');
});

it('a setting that is put from outside is shown at once, and the display size changes the density', async () => {
  const { settings } = phone.system;
  await open(display);
  settings.put('system', 'screen_off_timeout', '600000');
  await phone.find('After 10 minutes of inactivity');
  await phone.tap('Display size and text');
  const larger = (await phone.nodes()).filter(({ contentDescription }) => contentDescription === 'Make larger');
  const [, size] = larger;
  if (size === undefined) throw new Error('There is no step of the display size');
  await phone.tapAt(size);
  expect(phone.system.display.override.densityDpi).toBe(462);
  await phone.system.setDisplay(null);
});

it('search finds wifi in a package of its own, and opens the page it is on', async () => {
  await phone.start({ action: 'android.settings.SETTINGS', flags: 0x1000_8000 });
  await phone.tap('search_action_bar_title');
  await phone.find('open_search_view_edit_text');
  await phone.input('wifi');
  const found = await phone.find(({ text }) => text === 'Wi-Fi');
  expect((await phone.find('list_results')).resourceId).toBe(
    'com.google.android.settings.intelligence:id/list_results',
  );
  expect(await phone.texts()).toContain('Network & internet > Internet');
  await phone.tapAt(found);
  expect(await title()).toBe('Internet');
});

it('a gear beside a network opens what the row does not', async () => {
  await open('com.android.settings.network.NetworkProviderSettings');
  await phone.find('AndroidWifi');
  const [mobile, network] = (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith('settings_button'));
  if (mobile === undefined || network === undefined) throw new Error('There is no gear');
  await phone.tapAt(network);
  expect(await title()).toBe('Network details');
  await phone.key(4);
  await phone.tapAt(mobile);
  expect(await title()).toBe('T-Mobile');
});

it('a network that is forgotten is no saved one, after a reboot either, until it is joined again', async () => {
  const internet = 'com.android.settings.network.NetworkProviderSettings';
  await open(internet);
  await phone.tap('AndroidWifi');
  await phone.tap('Forget');
  await phone.find('AndroidWifi');
  expect(await phone.texts()).not.toContain('Saved networks');
  await phone.reboot();
  expect(phone.system.radios.state.wifi).toMatchObject({ enabled: true, connected: false });
  await open(internet);
  const network = await phone.find('AndroidWifi');
  await phone.tapAt(network);
  await phone.find('Saved networks');
  await phone.find('Connected');
});

it('a private DNS provider is saved by its host name, and by nothing else', async () => {
  const { settings } = phone.system;
  await open('com.android.settings.network.NetworkDashboardFragment');
  await phone.tap('Private DNS');
  await phone.tap('Private DNS provider hostname');
  await phone.tap('private_dns_mode_provider_hostname');
  await phone.input('192.0.2.1');
  await phone.tap('Save');
  expect(settings.get('global', 'private_dns_mode')).not.toBe('hostname');
  await phone.input('.dns.example');
  await phone.tap('Save');
  expect(await phone.texts()).toContain('192.0.2.1.dns.example');
  expect(settings.get('global', 'private_dns_mode')).toBe('hostname');
});

it('what the phone is called by others is asked for in a dialog', async () => {
  await open('com.android.settings.connecteddevice.BluetoothDashboardFragment');
  await phone.tap('Device name');
  expect(await phone.texts()).toEqual(expect.arrayContaining(['Rename this device', 'Rename']));
  await phone.tap('Cancel');
});
