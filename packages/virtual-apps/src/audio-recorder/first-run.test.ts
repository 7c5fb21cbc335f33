import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, recorderPackage } from './package-name.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

it('Audio Recorder ends its first run also when it was started as `am start -n` does', async () => {
  const component = { packageName: recorderPackage, className: activities.main };
  await phone.start({ component, flags: 0x1000_0000 });
  await phone.tap('Get started');
  await phone.tap('Apply');
  await phone.find('btn_record');
  expect(phone.system.activities.tasks()[0]?.activities.map((each) => each.component.className)).toEqual([
    activities.main,
  ]);
  await phone.start({ component, flags: 0x1000_0000 });
  await phone.find('btn_record');
});
