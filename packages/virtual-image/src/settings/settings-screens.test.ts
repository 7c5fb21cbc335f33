import { expectTree, openTestPhone, type TestPhone } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemImage } from '../index.ts';

const folder = new URL('../../test/recordings', import.meta.url).pathname;
/** Brightness and use of the disk differ. */
const volatile = [/^\d+%$/, /^\d+% used - [\d.]+ GB free$/];

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone({ image: systemImage, apps: [] });
});
afterAll(() => phone?.close());

describe('Settings on the device', () => {
  it('has this home screen', async () => {
    await phone.start({ action: 'android.settings.SETTINGS' });
    await expectTree(phone, { folder, id: 'settings:root' }, { volatile });
  });

  it('has its first row at 824 pixels, and one every 231', async () => {
    await phone.start({ action: 'android.settings.SETTINGS' });
    const titles = (await phone.nodes()).filter(({ resourceId }) => resourceId === 'android:id/title');
    expect(titles.slice(0, 4).map(({ bounds }) => bounds[1])).toEqual([824, 1055, 1286, 1517]);
  });

  it('has this Display page', async () => {
    await phone.start({ action: 'android.settings.DISPLAY_SETTINGS' });
    await expectTree(phone, { folder, id: 'settings:display-2' }, { volatile });
  });

  it('has this Lock screen page', async () => {
    await phone.start({ action: 'android.settings.DISPLAY_SETTINGS' });
    await phone.tap('Lock screen');
    await expectTree(phone, { folder, id: 'settings:lock-screen' });
  });
});
