import type { VirtualApp } from '@androidworld/app-sdk';
import { openTestPhone, type TestPhone } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemImage } from '../index.ts';
import type { SettingsPage } from './page.ts';
import { displayPage } from './pages/display.tsx';
import { colorsPage } from './pages/display-details.tsx';
import { lockScreenPage } from './pages/lock-screen.tsx';
import { notificationsPage } from './pages/notifications.tsx';

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

const open = ({ fragment }: Pick<SettingsPage, 'fragment'>, extras = {}) =>
  phone.start({
    component: { packageName: 'com.android.settings', className: 'com.android.settings.SubSettings' },
    extras: { ':settings:show_fragment': fragment, ...extras },
    // A task of its own each time: NEW_TASK and CLEAR_TASK.
    flags: 0x1000_8000,
  });
const title = async () =>
  (await phone.nodes()).find(({ resourceId }) => resourceId === 'com.android.settings:id/collapsing_toolbar')
    ?.contentDescription;

it.each([
  { page: displayPage, row: 'Lock screen' },
  { page: displayPage, row: 'Screen saver' },
  { page: notificationsPage, row: 'Notification history' },
  { page: notificationsPage, row: 'Conversations' },
  { page: notificationsPage, row: 'Bubbles' },
  { page: notificationsPage, row: 'Device & app notifications' },
  { page: lockScreenPage, row: 'Now Playing' },
])('$page.title: the row "$row" opens the page of that title', async ({ page, row }) => {
  await open(page);
  await phone.tap(row);
  expect(await title()).toBe(row);
});

it.each([
  { page: displayPage, path: ['Screen saver', 'Use screen saver'], setting: ['secure', 'screensaver_enabled', '0'] },
  { page: colorsPage, path: ['Boosted'], setting: ['system', 'display_color_mode', '1'] },
  {
    page: notificationsPage,
    path: ['Notification history', 'Use notification history'],
    setting: ['secure', 'notification_history_enabled', '1'],
  },
  {
    page: notificationsPage,
    path: ['Bubbles', 'Allow apps to show bubbles'],
    setting: ['secure', 'notification_bubbles', '0'],
  },
] as const)('$page.title: what is chosen by $path is stored', async ({ page, path, setting }) => {
  const [namespace, key, value] = setting;
  await open(page);
  for (const what of path) await phone.tap(what);
  expect(phone.system.settings.get(namespace, key)).toBe(value);
});

it('the notifications of an app have a switch for all and one for each channel', async () => {
  const { channels } = phone.system.notifications;
  channels.create(packageName, { id: 'chimes', name: 'Chimes', importance: 3 });
  const page = { fragment: 'com.android.settings.notification.app.AppNotificationSettings' };
  const arg = { ':settings:show_fragment_arg': packageName, ':settings:show_fragment_title': 'Bells' };
  await phone.system.packages.grant(packageName, notify);
  await open(page, arg);
  expect(await title()).toBe('Bells');
  await phone.tap('Chimes');
  expect(channels.find(packageName, 'chimes')).toMatchObject({ importance: 0, isLocked: true });
  await phone.tap('Chimes');
  expect(channels.find(packageName, 'chimes')?.importance).toBe(3);
  await phone.tap('All Bells notifications');
  expect(phone.system.packages.checkPermission(packageName, notify)).toBe(false);
  await phone.find("You haven't allowed notifications from this app");
  await phone.tap('All Bells notifications');
  expect(phone.system.packages.checkPermission(packageName, notify)).toBe(true);
  await phone.find('Categories');
});
