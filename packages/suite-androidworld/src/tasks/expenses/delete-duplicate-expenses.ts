import { type AnyTask, defineTask, type NearMiss, type Random, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { sampleDistinct } from '../sample-distinct.ts';
import {
  type AskedExpense,
  askedExpense,
  type DatedExpense,
  isSameDated,
  sampleDated,
  sampleExpense,
  sampleTime,
} from './asked-expense.ts';
import { addAmount, deleteExpense, openLogs, shownExpenses } from './expense-steps.ts';
import { clearLedger, fillLedger, scoreDuplicateDeleted } from './ledger.ts';

interface Duplicates {
  readonly name: 'ExpenseDeleteDuplicates' | 'ExpenseDeleteDuplicates2';
  readonly others: number;
  /** Expenses with the name, category and note of the duplicates, of other amounts and times. */
  readonly lookAlikes: number;
}

type Params = { readonly expense: AskedExpense };

/** One expense is there twice: one of the two is to be deleted. */
function duplicates({ name, others, lookAlikes }: Duplicates): AnyTask {
  return defineTask({
    name,
    apps: [apps.proExpense.name],
    ...published[name],
    params: z.object({ expense: askedExpense }),
    sample: (random) => ({ expense: sampleExpense(random) }),
    goal: () =>
      'One expense is in Pro Expense twice, equal in name, amount, category, date, time and note. Delete one of the two, so that one is left, and change nothing else.',
    setUp(context, { expense }) {
      const { random } = context;
      const target = { ...expense, time: sampleTime(random) };
      const noise = sampleDistinct(random, others, { draw: sampleDated, isSame: isSameDated, apartFrom: [target] });
      const known = [target, ...noise];
      const alike = sampleDistinct(random, lookAlikes, {
        draw: () => lookAlike(random, target),
        isSame: isAlike,
        apartFrom: known,
      });
      return fillLedger(context, [...noise, ...alike], [target, { ...target }]);
    },
    score: (context, _params, state) => scoreDuplicateDeleted(context, state),
    tearDown: (context) => clearLedger(context),
    solution: (ui, { expense }) => deleteOneOfTwo(ui, expense),
    nearMisses: [...nearMisses, ...(lookAlikes > 0 ? [lookAlikeInstead] : [])],
  });
}

/** At another time, and dearer: by 50 cents to 9.99 dollars. */
function lookAlike(random: Random, target: DatedExpense): DatedExpense {
  return { ...target, amount: target.amount + random.integer(50, 999), time: sampleTime(random) };
}

/** Look-alikes differ from each other in their amounts, as a list shows them. */
function isAlike(one: DatedExpense, other: DatedExpense): boolean {
  return one.name === other.name && one.amount === other.amount;
}

/** Finds two rows that show the same, from the top of the list to its end. */
async function deleteOneOfTwo(ui: Ui, { name }: AskedExpense): Promise<void> {
  await openLogs(ui);
  for (;;) {
    const rows = shownExpenses(ui).filter(({ row }) => row.text === name);
    const twice = rows.find((one, index) =>
      rows.some((other, place) => place > index && one.date === other.date && one.amount === other.amount),
    );
    if (twice !== undefined) return await deleteExpense(ui, twice.row);
    await ui.perform({ action_type: 'scroll', direction: 'down' });
  }
}

const nearMisses: readonly NearMiss<Params>[] = [
  {
    name: 'both deleted',
    async run(ui, { expense }) {
      await deleteOneOfTwo(ui, expense);
      const [left] = shownExpenses(ui).filter(({ row }) => row.text === expense.name);
      if (left !== undefined) await deleteExpense(ui, left.row);
    },
  },
  {
    name: 'one deleted, and one of that amount entered',
    async run(ui, { expense }) {
      await deleteOneOfTwo(ui, expense);
      await addAmount(ui, expense.amount);
    },
  },
];

const lookAlikeInstead: NearMiss<Params> = {
  name: 'one that looks alike deleted',
  async run(ui, { expense }) {
    await openLogs(ui);
    const wanted = String(expense.amount / 100);
    for (;;) {
      const other = shownExpenses(ui).find(({ row, amount }) => row.text === expense.name && amount !== wanted);
      if (other !== undefined) return await deleteExpense(ui, other.row);
      await ui.perform({ action_type: 'scroll', direction: 'down' });
    }
  },
};

export const expenseDuplicates: readonly AnyTask[] = [
  duplicates({ name: 'ExpenseDeleteDuplicates', others: 5, lookAlikes: 0 }),
  duplicates({ name: 'ExpenseDeleteDuplicates2', others: 37, lookAlikes: 3 }),
];
