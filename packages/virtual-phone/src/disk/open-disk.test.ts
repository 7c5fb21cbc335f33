import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcesAt } from '../sql/sql-sources.ts';
import type { Disk, DiskError, Identity } from './disk.ts';
import { dataLabel } from './file-attributes.ts';
import { rootIdentity, shellIdentity } from './identity.ts';
import { openDisk } from './open-disk.ts';
import { PathResolver } from './path-resolver.ts';

const notes: Identity = { uid: 10_123 };
const maps: Identity = { uid: 10_124 };
const phoneTime = Date.UTC(2023, 9, 15, 15, 34);

let folder: string;
let nowMs: number;
let disk: Disk;

beforeEach(async () => {
  nowMs = phoneTime;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-'));
  const owners: Readonly<Record<string, number>> = { 'com.notes': notes.uid, 'com.maps': maps.uid };
  disk = openDisk({
    folder: path.join(folder, 'phone'),
    now: () => nowMs,
    sqlSources: sourcesAt({ nowMs, zone: 'UTC', seed: 1 }),
    findOwner: (packageName) => {
      const uid = owners[packageName];
      return uid === undefined ? undefined : { uid, label: dataLabel(uid, false) };
    },
  });
  for (const name of Object.keys(owners)) fs.mkdirSync(disk.hostPath(`/data/data/${name}`));
});

afterEach(() => {
  disk.closeDatabases('/');
  fs.rmSync(folder, { recursive: true });
});

const text = async (file: string, who = rootIdentity) => new TextDecoder().decode(await disk.read(file, who));

describe('Disk', () => {
  it('shows shared storage under all of its names', async () => {
    await disk.write('/sdcard/Download/a.txt', 'hi', shellIdentity);
    for (const name of ['/storage/emulated/0', '/storage/self/primary', '/data/media/0', '/mnt/sdcard']) {
      expect(await text(`${name}/Download/a.txt`)).toBe('hi');
    }
    expect(await disk.realpath('/sdcard/Download', shellIdentity)).toBe('/storage/emulated/0/Download');
  });

  it('looks at the folder behind a link where a path goes on after it', async () => {
    const kindOf = async (at: string) => (await disk.stat(at, rootIdentity, { followLinks: false })).kind;
    const kinds = await Promise.all(['/sdcard', '/sdcard/', '/sdcard/.'].map(kindOf));
    expect(kinds).toEqual(['symlink', 'directory', 'directory']);
  });

  it('finds files of shared storage whatever the case of their names, and nothing else', async () => {
    await disk.mkdir('/sdcard/Documents/markor', shellIdentity, { recursive: true });
    await disk.write('/storage/emulated/0/documents/Markor/Note.md', 'one', shellIdentity);
    expect(await disk.list('/sdcard/Documents', shellIdentity)).toEqual(['markor']);
    expect(await disk.realpath('/sdcard/DOCUMENTS/MARKOR/note.MD', shellIdentity)).toBe(
      '/storage/emulated/0/Documents/markor/Note.md',
    );
    await expect(disk.mkdir('/sdcard/Documents/Markor', shellIdentity)).rejects.toMatchObject({ code: 'EEXIST' });
    await disk.move('/sdcard/Documents/markor/note.md', '/sdcard/Documents/markor/NOTE.md', shellIdentity);
    expect(await disk.list('/data/media/0/documents/markor', rootIdentity)).toEqual(['NOTE.md']);
    await disk.write('/data/local/tmp/a', 'a', shellIdentity);
    expect(await disk.exists('/data/local/tmp/A')).toBe(false);
  });

  it('keeps private data for their app, however open their modes are', async () => {
    await disk.write('/data/user/0/com.notes/a.txt', 'mine', notes);
    await disk.chmod('/data/data/com.notes', 0o777, rootIdentity);
    await disk.chmod('/data/data/com.notes/a.txt', 0o777, rootIdentity);
    expect(await text('/data/data/com.notes/a.txt', notes)).toBe('mine');
    for (const who of [maps, shellIdentity]) {
      await expect(disk.read('/data/data/com.notes/a.txt', who)).rejects.toMatchObject({ code: 'EACCES' });
    }
  });

  it('hides /data from the shell, but for /data/local/tmp', async () => {
    await expect(disk.list('/data', shellIdentity)).rejects.toMatchObject({ code: 'EACCES' });
    await expect(disk.list('/data/media/0', shellIdentity)).rejects.toMatchObject({ code: 'EACCES' });
    await disk.write('/data/local/tmp/x', '', shellIdentity);
    expect(await disk.list('/data/local/tmp', shellIdentity)).toEqual(['x']);
    expect(await disk.stat('/data/local/tmp/x', shellIdentity)).toMatchObject({ uid: 2000, mode: 0o100666 });
  });

  it("hides other apps' folders of shared storage from apps", async () => {
    await disk.mkdir('/sdcard/Android/data/com.notes/files', notes, { recursive: true });
    await expect(disk.list('/sdcard/Android/data/com.notes', maps)).rejects.toMatchObject({ code: 'EACCES' });
    expect(await disk.list('/sdcard/Android/data/com.notes', shellIdentity)).toEqual(['files']);
  });

  it('does not let anybody write to the system image', async () => {
    await expect(disk.write('/system/etc/hosts', '', rootIdentity)).rejects.toMatchObject({ code: 'EROFS' });
    await expect(disk.mkdir('/x', rootIdentity)).rejects.toMatchObject({ code: 'EROFS' });
  });

  it('gives files that appeared on the host the owner, mode and label of their place', async () => {
    fs.mkdirSync(disk.hostPath('/data/data/com.notes/cache'));
    fs.writeFileSync(disk.hostPath('/data/data/com.notes/notes.db'), '');
    const label = 'u:object_r:app_data_file:s0:c123,c256,c512,c768';
    expect(await disk.stat('/data/data/com.notes', rootIdentity)).toMatchObject({ uid: 10_123, mode: 0o40700, label });
    expect(await disk.stat('/data/data/com.notes/notes.db', rootIdentity)).toMatchObject({ mode: 0o100660, label });
    expect(await disk.stat('/data/data/com.notes/cache', rootIdentity)).toMatchObject({ gid: 20_123, mode: 0o42771 });
    expect(await disk.stat('/data/media/0/Download', rootIdentity)).toMatchObject({ uid: 1023, mode: 0o42770 });
  });

  it('makes files pushed as root belong to root, until they are given away', async () => {
    const file = '/data/data/com.notes/notes.db';
    await disk.write(file, '', rootIdentity);
    expect(await disk.stat(file, rootIdentity)).toMatchObject({ uid: 0, label: 'u:object_r:app_data_file:s0' });
    await expect(disk.write(file, 'x', notes)).rejects.toMatchObject({ code: 'EACCES' });
    await disk.chown(file, { uid: 10_123, gid: 10_123 }, rootIdentity);
    await disk.setLabel(file, disk.defaultLabel(file), rootIdentity);
    await disk.write(file, 'x', notes);
    expect((await disk.stat(file, notes)).label).toBe('u:object_r:app_data_file:s0:c123,c256,c512,c768');
  });

  it("tells the phone's time, also of files that the host wrote", async () => {
    await disk.write('/sdcard/a', '', shellIdentity);
    expect((await disk.stat('/sdcard/a', shellIdentity)).modifiedMs).toBe(phoneTime);
    const beforeMs = Date.now();
    fs.writeFileSync(disk.hostPath('/sdcard/b'), '');
    const { modifiedMs } = await disk.stat('/sdcard/b', shellIdentity);
    // The host's files carry the time of its last tick.
    const tickMs = 20;
    expect(Math.abs(modifiedMs - phoneTime)).toBeLessThanOrEqual(Date.now() - beforeMs + tickMs);
    await disk.setTimes('/sdcard/a', { modifiedMs: 1_000_000_000_000 }, shellIdentity);
    expect((await disk.stat('/sdcard/a', shellIdentity)).modifiedMs).toBe(1_000_000_000_000);
  });

  it('leaves access times alone, whoever reads or writes, as `noatime` does', async () => {
    await disk.write('/sdcard/a', 'a', shellIdentity);
    const made = nowMs;
    nowMs += 60_000;
    await disk.read('/sdcard/a', shellIdentity);
    await disk.write('/sdcard/a', 'b', shellIdentity);
    await disk.write('/sdcard/a', 'c', shellIdentity, { append: true });
    await disk.move('/sdcard/a', '/sdcard/b', shellIdentity);
    nowMs += 60_000;
    await disk.chmod('/data/media/0/b', 0o600, rootIdentity);
    expect(await disk.stat('/sdcard/b', shellIdentity)).toMatchObject({
      accessedMs: made,
      modifiedMs: made + 60_000,
      changedMs: made + 120_000,
    });
  });

  it('keeps times when the clock is set, also of a file that SQLite wrote before', async () => {
    const file = '/data/data/com.notes/n.db';
    await disk.write('/sdcard/a', 'a', shellIdentity);
    (await disk.database(file, notes)).exec('CREATE TABLE t (a)');
    disk.closeDatabases('/');
    const before = await Promise.all(['/sdcard/a', file].map((path) => disk.stat(path, rootIdentity)));
    nowMs = Date.UTC(2031, 0, 1);
    expect(await Promise.all(['/sdcard/a', file].map((path) => disk.stat(path, rootIdentity)))).toEqual(before);
    expect(Math.abs((before[1]?.modifiedMs ?? 0) - phoneTime)).toBeLessThan(60_000);
  });

  it('restores all three times, in a disk whose clock shows another year', async () => {
    await disk.write('/sdcard/a', 'a', shellIdentity);
    await disk.setTimes('/sdcard/a', { accessedMs: 1_000, modifiedMs: 2_000 }, shellIdentity);
    const before = await disk.stat('/sdcard/a', shellIdentity);
    expect(before).toMatchObject({ accessedMs: 1_000, modifiedMs: 2_000, changedMs: phoneTime });
    await disk.save(path.join(folder, 'saved'));
    nowMs = Date.UTC(2031, 0, 1);
    await disk.restore(path.join(folder, 'saved'));
    const { accessedMs, modifiedMs, changedMs } = before;
    expect(await disk.stat('/sdcard/a', shellIdentity)).toMatchObject({ accessedMs, modifiedMs, changedMs });
  });

  it('copies a folder as `cp -a` does', async () => {
    await disk.write('/data/data/com.notes/a', 'a', notes);
    await disk.setTimes('/data/data/com.notes/a', { modifiedMs: 5000 }, rootIdentity);
    await disk.symlink('a', '/data/data/com.notes/link', notes);
    await disk.copy('/data/data/com.notes', '/data/local/copy', rootIdentity, { recursive: true, preserve: true });
    expect(await disk.stat('/data/local/copy/a', rootIdentity)).toMatchObject({ uid: 10_123, modifiedMs: 5000 });
    expect(await disk.readlink('/data/local/copy/link', rootIdentity)).toBe('a');
  });

  it('opens a database anew whose file was replaced or removed', async () => {
    const file = '/data/data/com.notes/notes.db';
    const first = await disk.database(file, notes);
    first.exec('CREATE TABLE note (text); INSERT INTO note VALUES (1)');
    expect(await disk.database(file, notes)).toBe(first);
    const saved = await disk.read(file, rootIdentity);
    first.exec('INSERT INTO note VALUES (2)');
    await disk.write(file, saved, rootIdentity);
    const second = await disk.database(file, notes);
    expect(second.prepare('SELECT * FROM note').pluck().all()).toEqual([1]);
    await disk.remove(`${file}-wal`, rootIdentity);
    await disk.remove(file, rootIdentity);
    const third = await disk.database(file, notes);
    expect(third.prepare('SELECT count(*) FROM sqlite_master').pluck().get()).toBe(0);
  });

  it('removes the files of a database that is in use one by one, in any order', async () => {
    const file = '/data/data/com.notes/notes.db';
    const files = [file, `${file}-shm`, `${file}-wal`];
    for (const order of [files, files.toReversed()]) {
      (await disk.database(file, notes)).exec('CREATE TABLE note (text)');
      expect(await disk.list('/data/data/com.notes', rootIdentity)).toEqual(
        files.map((each) => path.posix.basename(each)),
      );
      for (const each of order) await disk.remove(each, rootIdentity);
      expect(await disk.list('/data/data/com.notes', rootIdentity)).toEqual([]);
    }
  });

  it('leaves the logs of a database beside it when the process that used it has ended', async () => {
    const file = '/data/data/com.notes/notes.db';
    (await disk.database(file, notes)).exec('CREATE TABLE note (text); INSERT INTO note VALUES (1)');
    disk.closeDatabases('/data/data/com.notes');
    expect(await disk.list('/data/data/com.notes', rootIdentity)).toEqual(['notes.db', 'notes.db-shm', 'notes.db-wal']);
    expect(await disk.stat(`${file}-wal`, rootIdentity)).toMatchObject({ uid: 10_123, size: 0 });
    expect((await disk.database(file, notes)).prepare('SELECT * FROM note').pluck().all()).toEqual([1]);
  });

  it('restores files, owners and times from what it saved', async () => {
    await disk.write('/data/data/com.notes/a', 'a', rootIdentity, { mode: 0o640 });
    (await disk.database('/data/data/com.notes/n.db', notes)).exec('CREATE TABLE t (a); INSERT INTO t VALUES (7)');
    await disk.save(path.join(folder, 'saved'));
    await disk.remove('/data/data/com.notes', rootIdentity, { recursive: true });
    await disk.write('/sdcard/new', '', shellIdentity);
    await disk.restore(path.join(folder, 'saved'));
    expect(await disk.stat('/data/data/com.notes/a', rootIdentity)).toMatchObject({ uid: 0, mode: 0o100640 });
    expect((await disk.database('/data/data/com.notes/n.db', notes)).prepare('SELECT a FROM t').pluck().get()).toBe(7);
    expect(await disk.exists('/sdcard/new')).toBe(false);
    expect((await disk.stat('/data/data/com.notes/n.db', rootIdentity)).modifiedMs / 1e6).toBeCloseTo(
      phoneTime / 1e6,
      1,
    );
  });

  it('follows a link that stands where a folder was, and nothing that was moved or restored away', async () => {
    const tmp = '/data/local/tmp';
    await disk.mkdir(`${tmp}/here/deep`, rootIdentity, { recursive: true });
    await disk.write(`${tmp}/here/deep/a`, 'first', rootIdentity);
    const saved = path.join(folder, 'saved');
    await disk.save(saved);
    await disk.move(`${tmp}/here`, `${tmp}/there`, rootIdentity);
    await expect(text(`${tmp}/here/deep/a`)).rejects.toMatchObject({ code: 'ENOENT' });
    await disk.mkdir(`${tmp}/here/deep`, rootIdentity, { recursive: true });
    await disk.remove(`${tmp}/here/deep`, rootIdentity, { recursive: true });
    await disk.symlink(`${tmp}/there/deep`, `${tmp}/here/deep`, rootIdentity);
    expect(await text(`${tmp}/here/deep/a`)).toBe('first');
    expect(await disk.realpath(`${tmp}/here/deep/a`, rootIdentity)).toBe(`${tmp}/there/deep/a`);
    await disk.mkdir(`${tmp}/new`, rootIdentity);
    await disk.write(`${tmp}/new/a`, 'second', rootIdentity);
    await disk.remove(`${tmp}/here/deep`, rootIdentity);
    await disk.symlink(`${tmp}/new`, `${tmp}/here/deep`, rootIdentity);
    expect(await text(`${tmp}/here/deep/a`)).toBe('second');
    await disk.restore(saved);
    expect(await disk.realpath(`${tmp}/here/deep/a`, rootIdentity)).toBe(`${tmp}/here/deep/a`);
    await expect(text(`${tmp}/there/deep/a`)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('takes any name', async () => {
    for (const name of ['a b', "it's", '-rf', '*', '日本語', '\n', '"', '\\']) {
      await disk.write(`/sdcard/Download/${name}`, name, shellIdentity);
      expect(await text(`/sdcard/Download/${name}`)).toBe(name);
    }
    expect(await disk.list('/sdcard/Download', shellIdentity)).toHaveLength(8);
  });
});

describe('PathResolver', () => {
  const part = fc.constantFrom('..', '.', 'a', 'b', 'link', 'sdcard', 'etc', 'passwd', '');
  const target = fc.constantFrom('/', '..', '../../../../..', '/etc', '/..', 'a', '../link', '/a/link', '.');

  it('never leaves its folder, whatever links and dots a path has', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), target, target, (parts, first, second) => {
        const root = fs.mkdtempSync(path.join(os.tmpdir(), 'resolve-'));
        try {
          fs.mkdirSync(path.join(root, 'a/b'), { recursive: true });
          fs.symlinkSync(first, path.join(root, 'link'));
          fs.symlinkSync(second, path.join(root, 'a/link'));
          const resolver = new PathResolver(root);
          const resolved = attempt(() => resolver.resolve(`/${parts.join('/')}`));
          if (resolved === undefined) return;
          expect(`${resolved.host}/`.startsWith(`${resolver.root}/`)).toBe(true);
          expect(path.normalize(resolved.host)).toBe(resolved.host);
          const isLink = fs.lstatSync(resolved.host, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
          expect(isLink).toBe(false);
        } finally {
          fs.rmSync(root, { recursive: true });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes no path longer than Linux does', () => {
    const resolver = new PathResolver(os.tmpdir());
    expect(resolver.resolve(`/${'./'.repeat(2047)}`)).toMatchObject({ device: '/' });
    expect(() => resolver.resolve(`/${'./'.repeat(2048)}`)).toThrow('File name too long');
  });

  it('finds the same whatever it has found before, and for whom', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'resolve-'));
    fs.mkdirSync(path.join(root, 'a/b/etc'), { recursive: true });
    fs.mkdirSync(path.join(root, 'data/media/0/sdcard/b'), { recursive: true });
    fs.writeFileSync(path.join(root, 'a/passwd'), '');
    fs.symlinkSync('/a/b', path.join(root, 'link'));
    fs.symlinkSync('../link', path.join(root, 'a/b/link'));
    fs.symlinkSync('/storage/emulated/0/SDcard', path.join(root, 'sdcard'));
    /** To each, `self` is another folder. */
    const linkTo = (device: string, who: Identity) =>
      device.endsWith('/self') ? (who.pid === 1 ? '/a' : '/data/media') : undefined;
    const used = new PathResolver(root, linkTo);
    const names = fc.constantFrom('..', '.', 'a', 'b', 'B', 'link', 'sdcard', 'etc', 'passwd', 'self', '0', 'new', '');
    const asked = fc.record({
      path: fc.array(names, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
      followLast: fc.boolean(),
      pid: fc.constantFrom(1, 2),
    });
    const found = (
      resolver: PathResolver,
      { path, followLast, pid }: { path: string; followLast: boolean; pid: number },
    ) => {
      try {
        const { entry, ...place } = resolver.resolve(path, followLast, { uid: 0, pid });
        return { ...place, inode: entry?.ino };
      } catch (error) {
        return (error as DiskError).code;
      }
    };
    try {
      fc.assert(
        fc.property(asked, (path) => {
          expect(found(used, path)).toEqual(found(new PathResolver(root, linkTo), path));
        }),
        { numRuns: 2_000 },
      );
    } finally {
      fs.rmSync(root, { recursive: true });
    }
  });
});

/** Undefined for the errors a path may have. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    expect(error).toMatchObject({ name: 'DiskError' });
    return undefined;
  }
}
