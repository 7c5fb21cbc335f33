import { systemImage } from '@androidworld/virtual-image';
import { openTestPhone, type TestPhone } from '@androidworld/virtual-phone/testing';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { counter } from '../src/index.ts';

let phone: TestPhone;

beforeAll(() => import('../bundle-screens.mjs'));
beforeEach(async () => {
  phone = await openTestPhone({ image: systemImage, apps: [counter] });
});
afterEach(() => phone.close());

const open = () =>
  phone.start({
    component: { packageName: 'com.example.counter', className: 'com.example.counter.MainActivity' },
    flags: 0x1000_0000,
  });

test('counts, and knows what it counted to after a restart of the phone', async () => {
  await open();
  await phone.find('Counted to 0');
  await phone.tap('Add one');
  await phone.find('Counted to 1');
  await phone.tap('Add one');
  await phone.find('Counted to 2');
  await phone.reboot();
  await open();
  expect(await phone.texts()).toContain('Counted to 2');
});
