import type { AnyTask } from '@androidworld/core';
import { type PublishedTask, published } from './published.ts';

/** Gives tasks the step budgets of a profile (the original defines budgets it then does not use). */
export function withStepBudgets(tasks: readonly AnyTask[], profile: 'published' | 'intended'): AnyTask[] {
  if (profile === 'published') return [...tasks];
  const table: Readonly<Record<string, PublishedTask>> = published;
  return tasks.map((task) => ({ ...task, stepBudget: table[task.name]?.intendedStepBudget ?? task.stepBudget }));
}
