import { expect, test } from 'vitest';
import { passK } from './pass-k.ts';

test('passK() is the share of the draws of k instances that are all, or in part, solved', () => {
  // Of 4 instances 2 are solved: of the 6 pairs one is all solved, and 5 have a solved one; of the 4 triples none, and all.
  expect(passK([{ solved: 2, scored: 4 }])).toEqual([
    { k: 2, tasks: 1, any: expect.closeTo(5 / 6), all: expect.closeTo(1 / 6) },
    { k: 3, tasks: 1, any: 1, all: 0 },
    { k: 4, tasks: 1, any: 1, all: 0 },
  ]);
});

test('passK() is a mean over the tasks that have k instances, and says how many these are', () => {
  const tasks = [
    { solved: 3, scored: 3 },
    { solved: 0, scored: 2 },
  ];
  expect(passK(tasks)).toEqual([
    { k: 2, tasks: 2, any: 0.5, all: 0.5 },
    { k: 3, tasks: 1, any: 1, all: 1 },
  ]);
});

test('passK() says nothing of single instances', () => {
  expect(passK([{ solved: 1, scored: 1 }])).toEqual([]);
  expect(passK([])).toEqual([]);
});
