import { fakeDevice } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { hasAppSnapshot, restoreAppSnapshot, saveAppSnapshot } from './app-snapshot.ts';

test("App snapshots are kept in a folder of our own, apart from the original's", async () => {
  const device = fakeDevice();
  await saveAppSnapshot(device, 'com.example.app');
  await hasAppSnapshot(device, 'com.example.app');
  await restoreAppSnapshot(device, 'com.example.app');
  const commands = device.calls.join('\n');
  expect(commands).not.toContain('android_world');
  expect(commands).toContain('/data/local/androidworld-typescript/snapshots/com.example.app');
});
