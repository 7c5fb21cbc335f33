import { defineSuite, defineTask, type Suite, type TaskContext } from '../../packages/core/src/index.ts';

/** A suite of one task without parameters that any end solves. */
export function suiteOfOne(stepBudget: number, setUp: (context: TaskContext) => Promise<void>): Suite {
  const task = defineTask({
    name: 'Bench',
    apps: [],
    stepBudget,
    params: { '~standard': { version: 1, vendor: 'bench', validate: () => ({ value: {} }) } },
    sample: () => ({}),
    goal: () => 'Be quick',
    setUp,
    score: async () => 1,
  });
  return defineSuite({ name: 'bench', version: '1', tasks: [task] });
}
