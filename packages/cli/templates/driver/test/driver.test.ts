import { type Device, sh } from '@androidworld/core';
import { deviceContract, fakeDevice, fakeDriver, testContract } from '@androidworld/core/testing';
import { standardApps } from '@androidworld/virtual-apps';
import { systemImage } from '@androidworld/virtual-image';
import { virtualPhone } from '@androidworld/virtual-phone';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logged } from '../src/logged.ts';

test('tells of every call, and of how it ended', async () => {
  const lines: string[] = [];
  const driver = logged(fakeDriver([fakeDevice()]), { log: (line) => lines.push(line.replace(/\d+ ms$/, 'n ms')) });
  const [info] = await driver.list();
  const device = await driver.open(info?.serial ?? '');
  await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' });
  await expect(device.apps.open('no such app')).rejects.toMatchObject({ code: 'AW_APP_NOT_FOUND' });
  expect(lines).toEqual([
    `${info?.serial}: Input "key": done, n ms`,
    expect.stringMatching(/: Opening app "no such app": .*no such app/),
  ]);
});

const driver = logged(virtualPhone({ image: systemImage, apps: standardApps }), { log: () => undefined });
let device: Device;
beforeAll(async () => {
  device = await driver.open('emulator-5554');
});
afterAll(async () => {
  await device?.close();
  await driver.close?.();
});

const start = (...words: readonly string[]) => device.shell(sh`am start -W -S ${words}`);

// All that a device must do. List in `known` what yours cannot, with the reason.
testContract(
  deviceContract,
  async () => {
    await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' });
    return {
      device,
      app: 'settings',
      async showTextField() {
        await start('-a', 'android.settings.APP_SEARCH_SETTINGS');
        return { editable: true };
      },
      async showLongList() {
        await start('-a', 'android.settings.SETTINGS');
        return { scrollable: true };
      },
    };
  },
  { test },
);
