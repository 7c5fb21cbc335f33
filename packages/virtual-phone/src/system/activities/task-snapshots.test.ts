import { expect, it } from 'vitest';
import { TaskSnapshots } from './task-snapshots.ts';

const picture = (value: number) => Uint8Array.of(value);

it('A task has its newest picture, until recents shows the task no more', () => {
  const snapshots = new TaskSnapshots();
  snapshots.put(1, picture(1));
  snapshots.put(2, picture(2));
  snapshots.put(1, picture(3));
  expect([snapshots.find(1), snapshots.find(2), snapshots.find(3)]).toEqual([picture(3), picture(2), null]);
  snapshots.keepOnly(new Set([1]));
  expect([snapshots.find(1), snapshots.find(2)]).toEqual([picture(3), null]);
});

it('Only so many are kept: the oldest goes', () => {
  const snapshots = new TaskSnapshots();
  for (let taskId = 1; taskId <= 17; taskId += 1) snapshots.put(taskId, picture(taskId));
  expect([snapshots.find(1), snapshots.find(2)]).toEqual([null, picture(2)]);
});
