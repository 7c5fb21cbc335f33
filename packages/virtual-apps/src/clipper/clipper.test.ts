import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const main = { component: { packageName: 'ca.zgrs.clipper', className: 'ca.zgrs.clipper.Main' } };
const shell = { caller: { uid: 2000 }, callerPackage: 'com.android.shell' };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());

const send = (action: string, extras = {}) => phone.system.broadcasts.send({ action, extras }, shell);

it('Clipper does not hear broadcasts before it was started', async () => {
  expect(await send('clipper.set', { text: 'a' })).toMatchObject({ code: 0, data: null });
});

it('Clipper starts once the person has said what it may do, and is told to be old until that is acknowledged', async () => {
  const start = async () => {
    await phone.system.processes.kill('ca.zgrs.clipper', { stopped: true });
    await phone.start(main);
  };
  await start();
  await phone.find('Choose what to allow Clipper to access');
  await phone.tap('Cancel');
  expect(phone.system.activities.top()?.component.packageName).not.toBe('ca.zgrs.clipper');
  await start();
  await phone.tap((node) => node.text === 'Phone');
  await phone.tap('Continue');
  await phone.find('OK');
  const may = (name: string) => phone.system.packages.checkPermission('ca.zgrs.clipper', `android.permission.${name}`);
  expect([may('WRITE_EXTERNAL_STORAGE'), may('READ_PHONE_STATE')]).toEqual([true, false]);
  await start();
  await phone.tap('OK');
  await phone.find('Read the clipboard');
  await start();
  await phone.find('Read the clipboard');
  expect(await phone.texts()).not.toContain('OK');
});

it('Clipper writes and reads the clipboard while it is in front', async () => {
  await phone.start(main);
  expect(await send('clipper.set', { text: 'one "two"\nthree' })).toMatchObject({
    code: -1,
    data: 'Text is copied into clipboard.',
  });
  expect(await send('clipper.get')).toMatchObject({ code: -1, data: 'one "two"\nthree' });
  expect(await send('clipper.set')).toMatchObject({ code: 0 });
});

it('Clipper writes but reads nothing behind another app', async () => {
  await phone.start(main);
  await phone.system.activities.home();
  expect(await send('clipper.set', { text: 'from behind' })).toMatchObject({ code: -1 });
  expect(await send('clipper.get')).toMatchObject({ code: 0, data: '' });
  await phone.start(main);
  expect(await send('clipper.get')).toMatchObject({ code: -1, data: 'from behind' });
});

it('Clipper hears broadcasts once its service was started, also when nobody opened it', async () => {
  await phone.system.processes.kill('ca.zgrs.clipper', { stopped: true });
  const component = { packageName: 'ca.zgrs.clipper', className: 'ca.zgrs.clipper.ClipboardService' };
  phone.system.services.start({ component }, { caller: { uid: 0 }, callerPackage: null, foreground: false });
  await expect.poll(async () => (await send('clipper.set', { text: 'served' })).code).toBe(-1);
  expect(phone.system.clipboard.text).toBe('served');
});
