import assert from 'node:assert/strict';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTask } from '../contracts/task.ts';
import { plural } from '../messages/plural.ts';
import { restoreInstance, sampleInstance } from '../planning/instance.ts';
import type { Contract } from './contract.ts';

/** What every suite must be, as far as it can be told without a device. */
export const suiteContract: Contract<Suite> = {
  name: 'suite',
  cases: [
    {
      name: 'has a name, a version and tasks',
      async run({ name, version, tasks }) {
        assert.ok(name !== '' && !name.includes('/'), `"${name}" is no name for a suite`);
        assert.ok(version !== '', 'the version is empty');
        assert.ok(tasks.length > 0, 'there are no tasks');
      },
    },
    {
      name: 'gives its tasks different names',
      async run({ tasks }) {
        const names = tasks.map(({ name }) => name);
        assert.deepEqual(
          names.filter((name, index) => names.indexOf(name) !== index),
          [],
        );
        assert.deepEqual(
          names.filter((name) => name === '' || name.includes('/')),
          [],
        );
      },
    },
    {
      name: 'gives its tasks budgets a person can keep',
      run: (suite) =>
        forEachTask(suite, async ({ stepBudget, optimalSteps = 0 }) => {
          assert.ok(Number.isInteger(stepBudget) && stepBudget > 0, `the budget is ${stepBudget}`);
          assert.ok(optimalSteps <= stepBudget, `a person needs ${optimalSteps} of ${plural(stepBudget, 'step')}`);
        }),
    },
    {
      name: 'draws valid parameters and writes complete goals for many seeds',
      run: (suite) =>
        forEachTask(suite, async (task) => {
          for (const seed of seeds) {
            const { goal } = await sampleInstance(task, seed);
            const problem = goalProblem(goal);
            assert.equal(problem, undefined, `the goal for seed ${seed} ${problem}: ${JSON.stringify(goal)}`);
          }
        }),
    },
    {
      name: 'draws the same parameters for the same seed',
      run: (suite) =>
        forEachTask(suite, async (task) => {
          for (const seed of seeds)
            assert.deepEqual(await sampleInstance(task, seed), await sampleInstance(task, seed));
        }),
    },
    {
      name: 'has parameters that survive a file',
      run: (suite) =>
        forEachTask(suite, async (task) => {
          for (const seed of seeds) {
            const drawn = await sampleInstance(task, seed);
            assert.deepEqual(await restoreInstance(task, JSON.parse(JSON.stringify(drawn.params))), drawn);
          }
        }),
    },
  ],
};

const seeds = Array.from({ length: 50 }, (_, index) => (index * 2_654_435_761) % 2 ** 32);

async function forEachTask({ tasks }: Suite, check: (task: AnyTask) => Promise<void>): Promise<void> {
  for (const task of tasks) {
    try {
      await check(task);
    } catch (error) {
      throw new Error(`Task "${task.name}": ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

function goalProblem(goal: string): string | undefined {
  if (goal.trim() === '') return 'is empty';
  if (/\bundefined\b|\bNaN\b|\[object \w+\]/.test(goal)) return 'lacks a parameter';
  if (/\{\w+\}|\$\{/.test(goal)) return 'has a placeholder left';
  if (/[^\P{C}\n\t\u{200D}]/u.test(goal)) return 'holds characters that cannot be printed';
  return undefined;
}
