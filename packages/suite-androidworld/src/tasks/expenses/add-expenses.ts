import { type AnyTask, defineTask, type NearMiss } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { rowFormats } from '../../texts/row-text.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import { askedExpense, sampleExpenses, sampleUnnamedAs, writeExpenses } from './asked-expense.ts';
import { addExpenses } from './expense-steps.ts';
import { clearLedger, fillLedger, scoreExpensesAdded } from './ledger.ts';

const params = z.object({ expenses: z.array(askedExpense).min(1), format: z.enum(rowFormats) });

const oneTwice: NearMiss<z.infer<typeof params>> = {
  name: 'one entered twice',
  run: (ui, { expenses }) => addExpenses(ui, [...expenses, ...expenses.slice(0, 1)]),
};

/** Expenses that the goal writes out are to be added. */
function addition(name: 'ExpenseAddSingle' | 'ExpenseAddMultiple', count: number): AnyTask {
  return defineTask({
    name,
    apps: [apps.proExpense.name],
    ...published[name],
    params,
    sample: (random) => ({ expenses: sampleExpenses(random, count), format: random.pick(rowFormats) }),
    goal: ({ expenses, format }) =>
      `Add ${expenses.length > 1 ? 'these expenses' : 'this expense'} to Pro Expense, dated today:\n${writeExpenses(expenses, format)}`,
    setUp: (context, { expenses }) => fillLedger(context, sampleUnnamedAs(context.random, 10, expenses)),
    score: (context, { expenses }, state) => scoreExpensesAdded(context, expenses, state),
    tearDown: (context) => clearLedger(context),
    solution: (ui, { expenses }) => addExpenses(ui, expenses),
    nearMisses: [
      ...additionNearMisses<z.infer<typeof params>>(({ expenses }) => expenses),
      ...(count > 1 ? [oneTwice] : []),
    ],
  });
}

export const expenseAdditions: readonly AnyTask[] = [
  addition('ExpenseAddSingle', 1),
  addition('ExpenseAddMultiple', 3),
];
