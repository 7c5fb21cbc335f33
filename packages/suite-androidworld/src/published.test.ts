import { expect, test } from 'vitest';
import { type PublishedTask, published } from './published.ts';

const tasks: readonly PublishedTask[] = Object.values(published);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('published holds 116 tasks with 2349 budgeted and 976 optimal steps', () => {
  expect(tasks).toHaveLength(116);
  expect(sum(tasks.map((task) => task.stepBudget))).toBe(2349);
  expect(sum(tasks.map((task) => task.optimalSteps))).toBe(976);
});

test('published counts 61 easy, 36 medium and 19 hard tasks', () => {
  const count = (difficulty: string) => tasks.filter((task) => task.difficulty === difficulty).length;
  expect([count('easy'), count('medium'), count('hard')]).toEqual([61, 36, 19]);
});

// The original's overrides for five tasks have no effect there.
test('published keeps the budgets in force and the intended ones apart', () => {
  const differing = Object.entries(published).filter(([, task]) => 'intendedStepBudget' in task);
  expect(differing.map(([name, task]) => [name, task.stepBudget, (task as PublishedTask).intendedStepBudget])).toEqual([
    ['SportsTrackerActivityDuration', 10, 12],
    ['SportsTrackerTotalDistanceForCategoryOverInterval', 20, 22],
    ['SportsTrackerTotalDurationForCategoryThisWeek', 10, 16],
    ['TasksDueNextWeek', 10, 12],
  ]);
});
