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
});
