import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

const clock = 'com.google.android.deskclock';
const by = 'com.android.shell';
const start = () => phone.start({ component: { packageName: clock, className: 'com.android.deskclock.DeskClock' } });
const front = () => phone.system.activities.top()?.component.packageName;
const clockTasks = () =>
  phone.system.activities.tasks().filter(({ realActivity }) => realActivity.packageName === clock).length;

it('a suspended app leaves the screen, and a dialog says why it does not come back', async () => {
  await start();
  await expect.poll(front).toBe(clock);
  expect(await phone.system.packages.setSuspended(clock, { suspended: true, by })).toBe(true);
  expect(clockTasks()).toBe(0);
  await start();
  expect(await phone.texts()).toEqual([
    'App isn’t available',
    'Clock isn’t available right now. This is managed by Shell.',
    'OK',
  ]);
  await phone.tap('OK');
  await expect.poll(front).not.toBe('android');
  expect(clockTasks()).toBe(0);
});

it('the dialog has the words of who suspended the app, who alone can take it back', async () => {
  await phone.system.packages.setSuspended(clock, { suspended: true, by, message: 'Not before four.' });
  await start();
  expect(await phone.texts()).toContain('Not before four.');
  await phone.tap('OK');
  expect(await phone.system.packages.setSuspended(clock, { suspended: false, by: 'root' })).toBe(true);
  expect(await phone.system.packages.setSuspended(clock, { suspended: false, by })).toBe(false);
  await start();
  await expect.poll(front).toBe(clock);
});
