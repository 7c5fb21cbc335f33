import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, type Driver, sh } from '../packages/core/src/index.ts';
import { compareStateSnapshots, takeStateSnapshot } from '../packages/core/src/testing/state-snapshot.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';

const folders = ['/data/data'];
let driver: Driver;
let device: Device;

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: standardApps });
  device = await driver.open('emulator-5554');
});
afterAll(() => driver.close?.());

it('a database is told by what it holds, also where earlier looks have read it out', async () => {
  const known = new Map<string, string>();
  const uri = 'content://sms/inbox';
  await device.shell(sh`content insert --uri ${uri} --bind address:s:1 --bind body:s:before`);
  const before = await takeStateSnapshot(device, folders, known);
  expect(known.size).toBeGreaterThan(0);
  expect(compareStateSnapshots(before, await takeStateSnapshot(device, folders, known))).toEqual([]);
  await device.shell(sh`content insert --uri ${uri} --bind address:s:2 --bind body:s:after`);
  const after = await takeStateSnapshot(device, folders, known);
  expect(compareStateSnapshots(before, after)).toEqual([expect.stringMatching(/mmssms\.db: "\w+" became "\w+"$/)]);
  expect(compareStateSnapshots(after, await takeStateSnapshot(device, folders))).toEqual([]);
});
