import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { buildTestApps, GALLERY, openTestPhone, type TestPhone } from './test-phone.ts';

const BACK = 4;

let factory: ScreenFactory;
let phone: TestPhone;

beforeAll(async () => {
  const [host, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  factory = host;
  phone = await openTestPhone(factory, apps);
});
afterAll(() => factory?.close());

/** What the host says of the windows that are seen, back to front. */
const onHost = () => phone.windows.list().windows.flatMap(({ visible, title }) => (visible ? [title] : []));
const focused = () => phone.windows.list().focused;
const form = `${GALLERY}/test.Form`;
const screen = `${GALLERY}/test.Windows`;

test('the host knows of a dialog and its keyboard as soon as the tap is done, and of their end', async () => {
  await phone.show('test.Windows');
  expect(onHost()).toEqual([screen, 'StatusBar', 'NavigationBar0']);
  await phone.tap(await phone.byId('dialog'));
  expect(onHost()).toEqual([screen, screen, 'InputMethod', 'StatusBar', 'NavigationBar0']);
  expect(focused()).toMatchObject({ type: 2, title: screen });
  await phone.screen.key(BACK);
  expect(onHost()).toEqual([screen, screen, 'StatusBar', 'NavigationBar0']);
  await phone.screen.key(BACK);
  expect(onHost()).toEqual([screen, 'StatusBar', 'NavigationBar0']);
});

test('the host has the frames that the tree has, after the keyboard moved them too', async () => {
  await phone.show('test.Windows');
  await phone.tap(await phone.byId('dialog'));
  const { frame, token } = focused() ?? {};
  const shown = (await phone.screen.windows()).find((window) => window.active);
  expect(shown).toMatchObject({ token, bounds: frame });
  await phone.screen.key(BACK);
  const moved = (await phone.screen.windows()).find((window) => window.active);
  expect(moved?.bounds).not.toEqual(shown?.bounds);
  expect(focused()?.frame).toEqual(moved?.bounds);
});

test('the page and the host have the same windows in the same order', async () => {
  await phone.show('test.Form', { toast: { id: 1, text: 'Saved', packageName: GALLERY, icon: null } });
  await phone.longPress(await phone.byId('name'));
  const inPage = (await phone.screen.windows()).map(({ token }) => token);
  const tokens = phone.windows.list().windows.flatMap(({ visible, token }) => (visible ? [token] : []));
  expect(tokens.filter((token) => inPage.includes(token))).toEqual(inPage);
  expect(onHost()).toEqual([form, 'InputMethod', expect.stringMatching(/^PopupWindow:\d{7}$/), ...system]);
});
const system = ['Toast', 'StatusBar', 'NavigationBar0'];

test('BACK and the tree are those of the shade while it is open', async () => {
  await phone.show('test.Windows');
  await phone.update({ panel: 'notifications' });
  expect(focused()).toMatchObject({ title: 'NotificationShade', type: 2040 });
  expect(await phone.tree()).toMatchObject({ token: 'panel', type: 3 });
  phone.calls.length = 0;
  await phone.screen.key(BACK);
  expect(phone.calls.map(({ path, args }) => [...path, ...args].join(' '))).toEqual(['system setPanel none']);
});

test('nothing is told while nothing changes', async () => {
  await phone.show('test.Widgets');
  const before = phone.windowChanges;
  await phone.tap(await phone.byId('tap'));
  await phone.screen.windows();
  expect(await phone.byId('counter')).toMatchObject({ text: '1 taps, 0 long' });
  expect(phone.windowChanges).toBe(before);
});
