import { describe, expect, it, test } from 'vitest';
import type { AnyTask } from '../contracts/task.ts';
import { testContract } from './contract.ts';
import { suiteContract } from './suite-contract.ts';
import { pressButton, suiteOf } from './test-world.ts';

testContract(suiteContract, async () => suiteOf([pressButton]), { test });

describe('suiteContract', () => {
  let calls = 0;
  it.each<[string, Partial<AnyTask>, string]>([
    ['gives its tasks different names', {}, 'PressButton'],
    ['gives its tasks budgets a person can keep', { stepBudget: 0.5 }, 'the budget is 0.5'],
    ['gives its tasks budgets a person can keep', { optimalSteps: 9 }, 'a person needs 9 of 5 steps'],
    [
      'draws valid parameters and writes complete goals for many seeds',
      { goal: ({ colour }) => `Press the ${colour} button` },
      'lacks a parameter: "Press the undefined button"',
    ],
    [
      'draws valid parameters and writes complete goals for many seeds',
      { goal: () => 'Press {button}' },
      'placeholder',
    ],
    ['draws valid parameters and writes complete goals for many seeds', { goal: () => 'Press\u0007' }, 'printed'],
    [
      'draws valid parameters and writes complete goals for many seeds',
      { sample: () => ({ button: 1 }) },
      'params.button',
    ],
    [
      'draws the same parameters for the same seed',
      {
        sample: () => {
          calls += 1;
          return { button: String(calls) };
        },
      },
      'Task "Other"',
    ],
  ])('notices a suite that does not do this: %s', async (name, rest, message) => {
    const other = { ...pressButton, name: name.includes('names') ? 'PressButton' : 'Other', ...rest };
    const found = suiteContract.cases.find((candidate) => candidate.name === name);
    await expect(found?.run(suiteOf([pressButton, other]))).rejects.toThrow(message);
  });

  it('lets goals hold emoji and line breaks', async () => {
    const task = { ...pressButton, goal: () => 'Send "👩‍👩‍👧 – ¿qué?"\nto Ana' };
    for (const { run } of suiteContract.cases) await run(suiteOf([task]));
  });
});
