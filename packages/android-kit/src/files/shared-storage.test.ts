import { fakeDevice } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { emptyFolder, listFiles, wipeSharedStorage } from './shared-storage.ts';

test('listFiles() reads size, time and path of each file, whatever is in its name', async () => {
  const stdout = '12 1697384040 ./a.txt//\n0 1697384041 ./b/two\nlines 3 4 .//\n7 1697384042 ./.hidden//\r\n';
  const device = fakeDevice({ shell: () => ({ exitCode: 0, stdout, stderr: '' }) });
  expect(await listFiles(device, '/sdcard/My Music')).toEqual([
    { path: 'a.txt', size: 12, modified: 1_697_384_040 },
    { path: 'b/two\nlines 3 4 .', size: 0, modified: 1_697_384_041 },
    { path: '.hidden', size: 7, modified: 1_697_384_042 },
  ]);
  expect(device.calls).toEqual([
    "shell [ -d '/sdcard/My Music' ] && cd '/sdcard/My Music' && find . -type f -exec stat -c '%s %Y %n//' {} +",
  ]);
});

test('listFiles() finds nothing in a folder that is missing', async () => {
  const device = fakeDevice({ shell: () => ({ exitCode: 1, stdout: '', stderr: '' }) });
  expect(await listFiles(device, '/sdcard/Music')).toEqual([]);
});

test('emptyFolder() makes the folder and deletes what is in it', async () => {
  const device = fakeDevice();
  await emptyFolder(device, '/sdcard/My Music');
  expect(device.calls).toEqual(["shell mkdir -p '/sdcard/My Music' && find '/sdcard/My Music' -mindepth 1 -delete"]);
});

test('wipeSharedStorage() deletes files but those of apps, and the index of downloads', async () => {
  const device = fakeDevice();
  await wipeSharedStorage(device);
  expect(device.calls).toEqual([
    'shell find /storage/emulated/0/ -mindepth 1 -path /storage/emulated/0/Android -prune -o -type f -exec rm -f {} +',
    'shell content delete --uri content://media/external/downloads',
  ]);
});
