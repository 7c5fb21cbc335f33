import { type AnyTask, defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { type AskedExpense, askedExpense, sampleNamed, sampleTime } from './asked-expense.ts';
import { deletionNearMisses, otherExpense, overlookedExpense } from './deletion-near-misses.ts';
import { deleteExpenses } from './expense-steps.ts';
import { clearLedger, fillLedger, scoreExpensesDeleted } from './ledger.ts';

interface Deletion {
  readonly name: 'ExpenseDeleteSingle' | 'ExpenseDeleteMultiple' | 'ExpenseDeleteMultiple2';
  readonly count: number;
  readonly others: number;
}

const expensesOf = ({ expenses }: { readonly expenses: readonly AskedExpense[] }) => expenses;

/** Expenses that the goal names are to be deleted from among others. */
function deletion({ name, count, others }: Deletion): AnyTask {
  return defineTask({
    name,
    apps: [apps.proExpense.name],
    ...published[name],
    params: z.object({ expenses: z.array(askedExpense).min(1) }),
    sample: (random) => ({ expenses: sampleNamed(random, count).map(({ time: _, ...expense }) => expense) }),
    goal: ({ expenses }) =>
      `Delete ${expenses.length > 1 ? 'these expenses' : 'this expense'} from Pro Expense, and no other: ${expenses.map((expense) => expense.name).join(', ')}`,
    setUp(context, { expenses }) {
      const { random } = context;
      const targets = expenses.map((expense) => ({ ...expense, time: sampleTime(random) }));
      return fillLedger(context, sampleNamed(random, others, expenses), targets);
    },
    score: (context, _params, state) => scoreExpensesDeleted(context, state),
    tearDown: (context) => clearLedger(context),
    solution: (ui, { expenses }) =>
      deleteExpenses(
        ui,
        expenses.map((expense) => expense.name),
      ),
    nearMisses: [
      ...deletionNearMisses(expensesOf),
      ...(count > 1 ? [overlookedExpense(expensesOf)] : []),
      ...(others > 0 ? [otherExpense(expensesOf)] : []),
    ],
  });
}

export const expenseDeletions: readonly AnyTask[] = [
  deletion({ name: 'ExpenseDeleteSingle', count: 1, others: 0 }),
  deletion({ name: 'ExpenseDeleteMultiple', count: 3, others: 0 }),
  deletion({ name: 'ExpenseDeleteMultiple2', count: 3, others: 50 }),
];
