import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const packageName = 'com.android.settings';
const launch = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.LAUNCHER'],
  component: { packageName, className: 'com.android.settings.Settings' },
  flags: 0x1020_0000,
};

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

it('Settings starts anew after a force-stop while its brightness dialog is open', async () => {
  await phone.start(launch);
  await phone.start({ action: 'android.settings.DISPLAY_SETTINGS' });
  await phone.tap('Brightness level');
  await phone.find('slider');
  await phone.system.processes.kill(packageName, { stopped: true });
  await phone.start(launch);
  await phone.find('Network & internet');
  expect(phone.system.activities.top()?.component.className).toBe('com.android.settings.Settings');
});

it('Settings starts anew after `pm clear` while its brightness dialog is open over a page opened by its action', async () => {
  await phone.start({ action: 'android.settings.DISPLAY_SETTINGS', flags: 0x1000_0000 });
  await phone.tap('Brightness level');
  await phone.find('slider');
  await phone.system.packages.clear(packageName);
  await phone.start({ action: 'android.settings.DISPLAY_SETTINGS', flags: 0x1000_0000 });
  await phone.find('Brightness level');
});

it('the brightness is written when the finger has left its slider, not on the way there', async () => {
  await phone.start({ action: 'android.settings.DISPLAY_SETTINGS', flags: 0x1000_0000 });
  await phone.tap('Brightness level');
  const [left, top, right, bottom] = (await phone.find('slider')).bounds;
  const [y, from, to] = [(top + bottom) / 2, left + (right - left) / 4, left + ((right - left) * 3) / 4];
  const brightness = () => phone.system.settings.get('system', 'screen_brightness');
  const before = brightness();
  await phone.system.screen?.touch([
    { type: 'down', x: from, y, timeMs: 0 },
    { type: 'move', x: to - 50, y, timeMs: 50 },
    { type: 'move', x: to, y, timeMs: 100 },
  ]);
  await phone.pass();
  expect(brightness()).toBe(before);
  await phone.system.screen?.touch([{ type: 'up', x: to, y, timeMs: 0 }]);
  await phone.pass();
  expect(brightness()).not.toBe(before);
});
