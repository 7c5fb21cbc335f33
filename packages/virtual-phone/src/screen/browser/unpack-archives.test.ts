import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeTempFolder } from '@androidworld/core/host';
import { createTar } from 'nanotar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Archive, unpackOnce } from './unpack-archives.ts';

let folder: string;
let into: string;
let archives: readonly Archive[];
const name = 'chromium-1.0.0-abc';
const program = '#!/bin/sh\necho the real one\n';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'unpack-test-')));
  into = join(folder, 'cache');
  mkdirSync(into, { mode: 0o700 });
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const write = (file: string, content: string | Uint8Array) => {
    const path = join(folder, file);
    writeFileSync(path, brotliCompressSync(content, fast));
    return path;
  };
  archives = [
    { path: write('chromium.br', program.padEnd(4_000_000, '#')) },
    {
      path: write(
        'fonts.tar.br',
        createTar([
          { name: 'fonts.conf', data: 'old' },
          { name: 'a/b.ttf', data: 'font' },
        ]),
      ),
      folder: 'fonts',
      instead: { 'fonts.conf': 'new' },
    },
  ];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unpack = (version = name) => unpackOnce({ archives, name: version, into });

/** A process that unpacks the archives and tells when it has begun to write. */
function startOther(): ChildProcess {
  const module = new URL('./unpack-archives.ts', import.meta.url).href;
  const options = JSON.stringify({ archives, name, into });
  const script = `import { unpackOnce } from ${JSON.stringify(module)}; await unpackOnce(${options});`;
  return spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=androidworld-source', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

describe('unpackOnce()', () => {
  test('unpacks to a folder of the user alone, with what is in archives below it', async () => {
    const unpacked = await unpack();
    expect(unpacked).toBe(join(into, name));
    expect(lstatSync(unpacked).mode & 0o777).toBe(0o700);
    expect(lstatSync(join(unpacked, 'chromium')).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(unpacked, 'fonts/fonts.conf'), 'utf8')).toBe('new');
    expect(readFileSync(join(unpacked, 'fonts/a/b.ttf'), 'utf8')).toBe('font');
  });

  test('takes what it unpacked before', async () => {
    const { ino } = lstatSync(join(await unpack(), 'chromium'));
    expect(lstatSync(join(await unpack(), 'chromium')).ino).toBe(ino);
  });

  const faults: Record<string, (target: string) => void> = {
    'another content of the same size and date': (target) => {
      const file = join(target, 'chromium');
      const { mtime } = lstatSync(file);
      writeFileSync(file, readFileSync(file, 'utf8').replace('real', 'evil'));
      utimesSync(file, mtime, mtime);
    },
    'a file more': (target) => writeFileSync(join(target, 'libevil.so'), ''),
    'a file less': (target) => unlinkSync(join(target, 'fonts/a/b.ttf')),
    'a link in place of a file': (target) => {
      unlinkSync(join(target, 'fonts/a/b.ttf'));
      symlinkSync('/etc/hostname', join(target, 'fonts/a/b.ttf'));
    },
    'a file others may write': (target) => chmodSync(join(target, 'chromium'), 0o777),
    'a folder others may use': (target) => chmodSync(target, 0o755),
    'a manifest that is none': (target) => writeFileSync(join(target, 'manifest.json'), '{"chromium":1}'),
    'no manifest': (target) => unlinkSync(join(target, 'manifest.json')),
    'a part, as a kill leaves it': (target) => {
      rmSync(target, { recursive: true });
      mkdirSync(target, { mode: 0o700 });
      writeFileSync(join(target, 'chromium'), 'part', { mode: 0o700 });
    },
    'a file in its place': (target) => {
      rmSync(target, { recursive: true });
      writeFileSync(target, 'no folder');
    },
    'a link in its place': (target) => {
      const elsewhere = join(folder, 'elsewhere');
      rmSync(target, { recursive: true });
      mkdirSync(elsewhere);
      writeFileSync(join(elsewhere, 'chromium'), 'echo evil', { mode: 0o755 });
      symlinkSync(elsewhere, target);
    },
  };
  test.for(Object.keys(faults))('replaces what has %s', async (fault) => {
    const target = await unpack();
    faults[fault]?.(target);
    expect(await unpack()).toBe(target);
    expect(lstatSync(target).isDirectory()).toBe(true);
    expect(readFileSync(join(target, 'chromium'), 'utf8').startsWith(program)).toBe(true);
    expect(readdirSync(target).sort()).toEqual(['chromium', 'fonts', 'manifest.json']);
    expect(lstatSync(join(target, 'fonts/a/b.ttf')).isFile()).toBe(true);
  });

  test('puts nothing outside of its folder, whatever an archive says', async () => {
    const path = join(folder, 'evil.tar.br');
    const names = ['../../evil', '/evil', 'a/../../../evil'];
    writeFileSync(path, brotliCompressSync(createTar(names.map((one) => ({ name: one, data: 'x' })))));
    // Names that meet in one file may be refused; what matters is where files are.
    await unpackOnce({ archives: [{ path, folder: 'tar' }], name, into }).catch(() => undefined);
    const evil = readdirSync(folder, { recursive: true }).filter((one) => String(one).endsWith('evil'));
    expect(evil.filter((one) => !String(one).includes('/tar/'))).toEqual([]);
    expect(existsSync('/evil')).toBe(false);
  });

  test('is done by many processes at once, and a killed one leaves nothing that stays', async () => {
    const killed = startOther();
    // On a busy computer it may have done its work before it is killed.
    const ended = once(killed, 'exit');
    const written = () => readdirSync(into, { recursive: true }).filter((one) => String(one).endsWith('/chromium'));
    await expect.poll(written, { timeout: 20_000, interval: 1 }).toHaveLength(1);
    killed.kill('SIGKILL');
    await ended;
    const others = Array.from({ length: 3 }, startOther);
    const exits = await Promise.all(others.map((other) => once(other, 'exit')));
    expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
    const target = await unpack();
    expect(readFileSync(join(target, 'chromium'), 'utf8').startsWith(program)).toBe(true);
    await expect.poll(() => readdirSync(into).filter((one) => one !== name && !isOwnFolder(one))).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('removes what a killed process left, with nothing to unpack', async () => {
    await unpack();
    const own = dirname(makeTempFolder('own', { inside: into }));
    const marker = '.androidworld-process.json';
    const owner = JSON.parse(readFileSync(join(own, marker), 'utf8')) as { started: number };
    const left = join(into, 'androidworld-1-aaaaaa');
    mkdirSync(join(left, 'unpacking'), { recursive: true });
    writeFileSync(join(left, marker), JSON.stringify({ ...owner, started: owner.started + 1 }));
    await unpack();
    expect(existsSync(left)).toBe(false);
    expect(existsSync(own)).toBe(true);
  });

  test('removes versions that nobody has used for a day', async () => {
    const [old, recent] = [await unpack('chromium-0.9.0-abc'), await unpack('chromium-0.9.1-abc')];
    const longAgo = Date.now() / 1000 - 2 * 24 * 3600;
    utimesSync(join(old, 'manifest.json'), longAgo, longAgo);
    await unpack();
    expect(existsSync(old)).toBe(false);
    expect(existsSync(recent)).toBe(true);
  });
});

/** The folder this process unpacks in, which goes when it ends. */
function isOwnFolder(one: string): boolean {
  return one.startsWith(`androidworld-${process.pid}-`);
}
