import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findAdb } from './find-adb.ts';

describe('findAdb()', () => {
  test.each([
    ['ANDROID_HOME', (sdk: string) => ({ env: { ANDROID_HOME: sdk } }), 'platform-tools'],
    ['ANDROID_SDK_ROOT', (sdk: string) => ({ env: { ANDROID_SDK_ROOT: sdk } }), 'platform-tools'],
    ['PATH', (folder: string) => ({ env: { PATH: `/none:${folder}` } }), ''],
    ['the home folder', (home: string) => ({ home, env: {} }), 'Android/Sdk/platform-tools'],
  ])('finds adb by %s', async (_, options, folder) => {
    const root = await mkdtemp(join(tmpdir(), 'find-adb-'));
    const adb = join(root, folder, 'adb');
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(adb, '');
    await chmod(adb, 0o755);
    expect(await findAdb({ home: '/none', platform: 'linux', ...options(root) })).toBe(adb);
  });

  test('looks nowhere else when a path is given', async () => {
    expect(await findAdb({ adbPath: '/none/adb' })).toBeUndefined();
  });
});
