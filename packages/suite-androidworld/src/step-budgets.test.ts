import { defineTask } from '@androidworld/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { published } from './published.ts';
import { withStepBudgets } from './step-budgets.ts';

const task = (name: 'TasksDueNextWeek' | 'SystemWifiTurnOn') =>
  defineTask({
    name,
    apps: [],
    ...published[name],
    params: z.object({}),
    sample: () => ({}),
    goal: () => '',
    score: async () => 0,
  });

test('withStepBudgets() gives the budgets in force, or those that were meant', () => {
  const tasks = [task('TasksDueNextWeek'), task('SystemWifiTurnOn')];
  const budgets = (profile: 'published' | 'intended') =>
    withStepBudgets(tasks, profile).map(({ stepBudget }) => stepBudget);
  expect(budgets('published')).toEqual([10, 10]);
  expect(budgets('intended')).toEqual([12, 10]);
});
