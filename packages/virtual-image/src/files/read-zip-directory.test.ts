import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZipDirectory } from './read-zip-directory.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: new Date(2023, 9, 15, 15, 34),
    comment: 'PK',
  });

describe('readZipDirectory()', () => {
  it('tells names, sizes and times of what an archive holds', () => {
    expect(readZipDirectory(zip({ 'a/': '', 'a/ü.txt': 'four' }))).toEqual([
      expect.objectContaining({ path: ['a'], isFolder: true }),
      {
        name: 'a/ü.txt',
        path: ['a', 'ü.txt'],
        isFolder: false,
        size: 4,
        isEncrypted: false,
        modified: { year: 2023, month: 10, day: 15, hour: 15, minute: 34 },
      },
    ]);
  });

  it('leaves out what would lie outside of it, and the second of a name', () => {
    const names = readZipDirectory(zip({ '../up': '', 'a/../../up': '', '/root': '', 'a\\b': '', 'a/b': 'x' }));
    expect(names.map(({ path }) => path.join('/'))).toEqual(['root', 'a/b']);
  });

  it('refuses what is no archive, or ends too soon', () => {
    for (const bytes of [new Uint8Array(), strToU8('no archive at all, though long enough')]) {
      expect(() => readZipDirectory(bytes)).toThrow('This is no zip file');
    }
    const whole = zip({ a: 'b' });
    expect(() => readZipDirectory(whole.subarray(40))).toThrow();
  });
});
