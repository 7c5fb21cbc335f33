import { fakeDevice } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { hashSharedStorage, sameFiles } from './hash-files.ts';

const sum = (digit: string) => digit.repeat(32);

function phoneWith(...paths: readonly string[]) {
  const stdout = paths.map((path) => `${sum('a')}  ./${path}\n`).join('');
  return fakeDevice({ shell: () => ({ exitCode: 0, stdout, stderr: '' }) });
}

describe('hashSharedStorage()', () => {
  it('leaves out what tools that look at the phone leave behind', async () => {
    const before = await hashSharedStorage(phoneWith('Music/song.mp3'));
    const dumped = phoneWith('Music/song.mp3', 'window_dump.xml', 'screenshot.png', 'screen.png');
    expect(sameFiles(before, await hashSharedStorage(dumped))).toBe(true);
  });

  it('counts files of the same names that are not at that place, and any other file', async () => {
    const before = await hashSharedStorage(phoneWith('Music/song.mp3'));
    for (const path of ['Music/window_dump.xml', 'Download/screenshot.png', 'window_dump.xml.bak', 'dump.xml']) {
      expect(sameFiles(before, await hashSharedStorage(phoneWith('Music/song.mp3', path))), path).toBe(false);
    }
  });

  it('reads the sum and the path of each file, whatever is in its name', async () => {
    const names = ['Music/a  b.mp3', 'Music/two\nlines.mp3', '.hidden', 'Download/Æ ./x'];
    const device = phoneWith(...names);
    expect(await hashSharedStorage(device)).toEqual(new Map(names.map((name) => [name, sum('a')])));
    expect(device.calls).toEqual([
      'shell cd /storage/emulated/0 && find . -path ./Android/data -prune -o -path ./Android/obb -prune -o -name .thumbnails -prune -o -type f -exec md5sum {} +',
    ]);
  });

  it('reads lines of a binary sum, and lines that end as those of Windows', async () => {
    const stdout = `${sum('a')} *./one\r\n${sum('b')}  ./two\r\n`;
    const device = fakeDevice({ shell: () => ({ exitCode: 0, stdout, stderr: '' }) });
    expect(await hashSharedStorage(device)).toEqual(
      new Map([
        ['one', sum('a')],
        ['two', sum('b')],
      ]),
    );
  });

  it('finds no files on a phone without any', async () => {
    expect((await hashSharedStorage(phoneWith())).size).toBe(0);
  });

  it('does not go on when a file cannot be read', async () => {
    const device = fakeDevice({ shell: () => ({ exitCode: 1, stdout: '', stderr: 'md5sum: ./a: I/O error' }) });
    await expect(hashSharedStorage(device)).rejects.toMatchObject({ code: 'AW_COMMAND_FAILED' });
  });
});

describe('sameFiles()', () => {
  const files = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);

  it.each([
    [
      'the same files, in another order',
      new Map([
        ['b', '2'],
        ['a', '1'],
      ]),
      true,
    ],
    ['one fewer', new Map([['a', '1']]), false],
    ['one more', new Map([...files, ['c', '3']]), false],
    [
      'one with another content',
      new Map([
        ['a', '1'],
        ['b', '1'],
      ]),
      false,
    ],
    [
      'one under another name',
      new Map([
        ['a', '1'],
        ['c', '2'],
      ]),
      false,
    ],
  ])('of %s', (_, other, same) => {
    expect(sameFiles(files, other)).toBe(same);
    expect(sameFiles(other, files)).toBe(same);
  });
});
