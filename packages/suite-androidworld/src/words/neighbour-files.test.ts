import { createRandom } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { fileContent, neighbourFiles } from './neighbour-files.ts';
import { storageFolders } from './storage-folders.ts';

const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);
const candidates = storageFolders.Music;
const name = 'wake_up.mp3';

describe('neighbourFiles()', () => {
  test('gives 1 to 20 files, none of which has the name of another or of the one that is looked for', () => {
    const counts = new Set<number>();
    for (const seed of seeds) {
      const names = Object.keys(neighbourFiles(createRandom(seed), { name, candidates }));
      counts.add(names.length);
      expect(new Set([...names, name].map((each) => each.toLowerCase())).size).toBe(names.length + 1);
    }
    expect([...counts].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('gives names that any keyboard types and any file system takes', () => {
    for (const seed of seeds) {
      for (const [file, content] of Object.entries(neighbourFiles(createRandom(seed), { name, candidates }))) {
        expect(file).toMatch(/^\w{1,60}\.mp3$/);
        expect(content).toMatch(/^[A-Za-z0-9]{20}\n$/);
      }
    }
  });

  test('gives some that resemble the one that is looked for', () => {
    const alike = seeds.filter((seed) =>
      Object.keys(neighbourFiles(createRandom(seed), { name, candidates })).some((file) => file.includes('wake_up')),
    );
    expect(alike.length).toBeGreaterThan(seeds.length / 2);
  });
});

test('fileContent() tells files apart', () => {
  expect(new Set(seeds.map((seed) => fileContent(createRandom(seed)))).size).toBe(seeds.length);
});

test('no two folders have a file name in common', () => {
  const names = Object.values(storageFolders).flat();
  expect(Object.keys(storageFolders)).toHaveLength(12);
  expect(new Set(names).size).toBe(names.length);
  for (const list of Object.values(storageFolders)) expect(list.length).toBeGreaterThanOrEqual(8);
  for (const each of names) expect(each).toMatch(/^[a-z]+(_[a-z]+)+\.(mp3|mp4|jpg|png|pdf|zip|exe|apk)$/);
});
