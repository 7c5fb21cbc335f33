import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usePrivateFolder } from './private-folder.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'private-folder-test-')));
  path = join(folder, 'cache');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('usePrivateFolder()', () => {
  test('makes a folder for the user alone, and makes one that is there so', async () => {
    expect(await usePrivateFolder(path)).toBe(path);
    chmodSync(path, 0o777);
    await usePrivateFolder(path);
    expect(lstatSync(path).mode & 0o777).toBe(0o700);
  });

  test('refuses a link', async () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, path);
    await expect(usePrivateFolder(path)).rejects.toThrow('is no folder');
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('refuses a folder below one others may write to', async () => {
    chmodSync(folder, 0o777);
    await expect(usePrivateFolder(path)).rejects.toThrow('Other users may write to');
    // As the temporary folder is: others may add to it, but take nothing away.
    chmodSync(folder, 0o1777);
    expect(await usePrivateFolder(path)).toBe(path);
  });

  // Only root can give files away.
  test.runIf(process.getuid?.() === 0)('refuses a folder of another user', async () => {
    mkdirSync(path);
    chownSync(path, 65_534, 65_534);
    await expect(usePrivateFolder(path)).rejects.toThrow('belongs to another user (65534)');
    chownSync(path, 0, 0);
    chownSync(folder, 65_534, 65_534);
    await expect(usePrivateFolder(path)).rejects.toThrow('belongs to another user (65534)');
  });
});
