import { afterAll, beforeAll, test } from 'vitest';
import { type Device, type Driver, sh } from '../packages/core/src/index.ts';
import { deviceContract, testContract } from '../packages/core/src/testing/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';
import { buildEchoApp } from '../packages/virtual-phone/test/echo-app/echo-app.ts';

let echo: Awaited<ReturnType<typeof buildEchoApp>>;
let driver: Driver;
let device: Device;

beforeAll(async () => {
  echo = await buildEchoApp();
  driver = virtualPhone({ image: systemImage, apps: [...standardApps, echo.app] });
  device = await driver.open('emulator-5554');
});

afterAll(async () => {
  await device.close();
  await driver.close?.();
  echo.remove();
});

const start = (activity: string) => device.shell(sh`am start -W -S -n ${`test.echo/.${activity}`}`);

// The virtual phone, reached by the adb driver over the adb protocol: nothing between them is left out.
testContract(
  deviceContract,
  async () => {
    await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' });
    return {
      device,
      // adb is not told labels; this is the name by which the driver knows the app.
      app: 'settings',
      async showTextField() {
        await start('Main');
        return { resourceId: 'message' };
      },
      async showLongList() {
        await start('Rows');
        return { resourceId: 'rows' };
      },
    };
  },
  { test },
);
