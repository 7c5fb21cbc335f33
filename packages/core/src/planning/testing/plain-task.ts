import { z } from 'zod';
import { type AnyTask, defineTask } from '../../contracts/task.ts';

/** A task without parameters that always scores 1, for tests of what only looks at a task's facts. */
export function plainTask(name: string, facts: Partial<AnyTask> = {}): AnyTask {
  return defineTask({
    name,
    apps: ['markor'],
    stepBudget: 10,
    params: z.object({}),
    sample: () => ({}),
    goal: () => name,
    score: async () => 1,
    ...facts,
  });
}
