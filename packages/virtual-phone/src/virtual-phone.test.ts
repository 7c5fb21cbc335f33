import { sh } from '@androidworld/core';
import { afterEach, describe, expect, it } from 'vitest';
import { testApps, testImage } from '../test/test-apps.ts';
import { virtualPhone } from './virtual-phone.ts';

// Without screens of their own the page has nothing to load for them.
const withoutScreens = (apps: typeof testApps) => apps.map(({ ui: _, ...app }) => app);
const driver = virtualPhone({ image: withoutScreens(testImage), apps: withoutScreens(testApps), count: 2 });

afterEach(() => driver.close?.());

describe('virtualPhone()', () => {
  it('lists its phones without starting them, and says which there are', async () => {
    expect((await driver.list()).map(({ serial, kind }) => `${serial} ${kind}`)).toEqual([
      'emulator-5554 virtual',
      'emulator-5556 virtual',
    ]);
    await expect(driver.open('emulator-5558')).rejects.toMatchObject({
      code: 'AW_DEVICE_NOT_FOUND',
      message: 'No virtual phone is called "emulator-5558"; there are emulator-5554, emulator-5556',
    });
  });

  it('opens phones of their own as devices, over adb', async () => {
    const [first, second] = await Promise.all([driver.open('emulator-5554'), driver.open('emulator-5556')]);
    expect(await first.facts()).toMatchObject({ kind: 'virtual', apiLevel: 33, rooted: true });
    await first.files.write('/sdcard/Download/a.txt', 'hello');
    expect((await first.shell(sh`cat /sdcard/Download/a.txt`)).stdout).toBe('hello');
    expect(await second.files.stat('/sdcard/Download/a.txt')).toBeUndefined();
    await first.console?.sendSms('5551234567', 'hi there');
    const inbox = await first.shell(sh`content query --uri content://sms/inbox --projection address:body`);
    expect(inbox.stdout).toBe('Row: 0 address=5551234567, body=hi there\n');
    const { screenshot } = await first.observe({ tree: false });
    expect(screenshot).toMatchObject({ width: 1080, height: 2400 });
  });
});
