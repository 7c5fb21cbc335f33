import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

describe('writeWhole()', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'androidworld-write-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes texts, bytes and pieces, and makes the folder', async () => {
    const file = join(folder, 'a/b/c.txt');
    await writeWhole(file, 'text');
    expect(await readFile(file, 'utf8')).toBe('text');
    await writeWhole(file, new Uint8Array([65, 66]), { flush: true });
    expect(await readFile(file, 'utf8')).toBe('AB');
    const pieces = async function* () {
      yield 'one ';
      yield 'two';
    };
    await writeWhole(file, pieces());
    expect(await readFile(file, 'utf8')).toBe('one two');
    expect(await readdir(join(folder, 'a/b'))).toEqual(['c.txt']);
  });

  it('leaves what stood there, and nothing else, when the content breaks off', async () => {
    const file = join(folder, 'kept.txt');
    await writeFile(file, 'old');
    const breaking = async function* () {
      yield 'half';
      throw new Error('the store is gone');
    };
    await expect(writeWhole(file, breaking())).rejects.toThrow('the store is gone');
    await expect(writeWhole(join(file, 'x'), 'a file is no folder')).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['kept.txt']);
  });
});
