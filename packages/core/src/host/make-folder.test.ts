import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rmSync(base, { recursive: true }));

describe('makeFolder()', () => {
  test('makes what is missing, and leaves what is there', () => {
    makeFolder(join(base, 'a/b'));
    writeFileSync(join(base, 'a/b/file'), '');
    makeFolder(join(base, 'a/b'));
    expect(existsSync(join(base, 'a/b/file'))).toBe(true);
  });

  test('says that there is a file in the way', () => {
    writeFileSync(join(base, 'a'), '');
    expect(() => makeFolder(join(base, 'a/b'))).toThrow(/ENOTDIR/);
  });

  test.runIf(existsSync('/proc/self'))('says that a folder cannot be where the system allows none', () => {
    // In a process of its own: what tries without end cannot be ended by a test's time limit.
    const script = `import { makeFolder } from ${JSON.stringify(new URL('./make-folder.ts', import.meta.url).href)};
      try { makeFolder('/proc/no/such'); } catch (error) { console.log(error.code); }`;
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script],
      { encoding: 'utf8', timeout: 30_000 },
    );
    expect(stdout.trim()).toBe('ENOENT');
  });

  // Only root may mount a disk, and not in every container.
  test('says that a disk is read-only', ({ skip }) => {
    const disk = join(base, 'disk');
    mkdirSync(disk);
    skip(spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', disk]).status !== 0, 'nothing can be mounted here');
    try {
      for (const path of ['a', 'a/b/c']) expect(() => makeFolder(join(disk, path))).toThrow(/EROFS/);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});
