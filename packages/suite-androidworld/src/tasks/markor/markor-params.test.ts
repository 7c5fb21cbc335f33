import type { AnyTask } from '@androidworld/core';
import { createRandom } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { tasks } from '../tasks.ts';
import { sampleOtherNotes } from './other-notes.ts';

const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);
const named = (name: string): AnyTask => {
  const task = tasks.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`There is no task ${name}`);
  return task;
};
const drawAll = (name: string) =>
  seeds.map((seed) => named(name).sample(createRandom(seed)) as Readonly<Record<string, string>>);

/** What Markor lets one type as a name; no task needs a hidden file. */
const fileName = /^\w[\w.]*$/;

describe.each(
  tasks.filter(({ name }) => /^Markor(Add|Change|Create|Delete|Edit|Merge|Move)/.test(name)).map((task) => [task.name]),
)('the parameters of %s', (name) => {
  test('are accepted by their schema, and no two names are the same file', async () => {
    for (const params of drawAll(name)) {
      const { issues } = await named(name).params['~standard'].validate(params);
      expect(issues).toBeUndefined();
      const names = Object.entries(params).flatMap(([key, value]) => (/(Name|Folder)$/.test(key) ? [value] : []));
      for (const value of names) expect(value).toMatch(fileName);
      expect(new Set(names.map((value) => value.toLowerCase())).size).toBe(names.length);
    }
  });
});

test('MarkorMoveNote refuses one folder for both', async () => {
  const params = { fileName: 'a.md', sourceFolder: 'Same', destinationFolder: 'Same' };
  const { issues } = await named('MarkorMoveNote').params['~standard'].validate(params);
  expect(issues).toHaveLength(1);
});

test('MarkorCreateFolder names folders by moments of 2023', () => {
  for (const { folderName = '' } of drawAll('MarkorCreateFolder')) {
    const [, year, month, day, hour, minute, second] =
      /^folder_(\d{4})(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)$/.exec(folderName) ?? [];
    expect(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).getUTCFullYear()).toBe(2023);
  }
});

test('MarkorMergeNotes asks for a name without an extension, MarkorEditNote for each kind of edit', () => {
  for (const { newFileName } of drawAll('MarkorMergeNotes')) expect(newFileName).toMatch(/^[A-Za-z0-9]{8}$/);
  const edits = drawAll('MarkorEditNote');
  for (const kind of ['header', 'footer', 'replaceText']) {
    expect(edits.filter((edit) => kind in edit).length).toBeGreaterThan(500);
  }
  for (const { replaceText } of edits) if (replaceText !== undefined) expect(replaceText.split('\n')).toHaveLength(3);
});

test('sampleOtherNotes() gives as many notes as it is told, none by a name in use', () => {
  const counts = new Set<number>();
  for (const seed of seeds) {
    const others = sampleOtherNotes(createRandom(seed), {
      name: 'plan.md',
      taken: ['weekly_shopping_copy.md'],
      most: 6,
    });
    counts.add(Object.keys(others).length);
    expect(Object.keys(others)).not.toContain('plan.md');
    expect(Object.keys(others)).not.toContain('weekly_shopping_copy.md');
    for (const text of Object.values(others)) expect(text).toMatch(/^[A-Za-z0-9]{20}$/);
  }
  expect([...counts].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
