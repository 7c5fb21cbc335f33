import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { readNote } from '../markor/create-note-steps.ts';
import { clearNotebook, fillNotebook } from '../markor/notebook.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import {
  type AskedExpense,
  askedExpense,
  readExpenses,
  sampleExpenses,
  sampleUnnamedAs,
  writeExpenses,
} from './asked-expense.ts';
import { addExpenses } from './expense-steps.ts';
import { clearLedger, fillLedger, scoreExpensesAdded } from './ledger.ts';

const fileName = 'my_expenses.txt';
/** What stands behind the note of an expense that is to be entered. */
const mark = '. Reimbursable.';

const marked = (expense: AskedExpense) => ({ ...expense, note: `${expense.note}${mark}` });

export const expenseAddMultipleFromMarkor = defineTask({
  name: 'ExpenseAddMultipleFromMarkor',
  apps: [apps.proExpense.name, apps.markor.name],
  ...published.ExpenseAddMultipleFromMarkor,
  params: z.object({ expenses: z.array(askedExpense).min(1) }),
  sample: (random) => ({ expenses: sampleExpenses(random, 2) }),
  goal: () =>
    `Of the expenses in the file ${fileName} in Markor, add those to Pro Expense, dated today, that are marked as reimbursable. The mark itself may stay in the note or be left out.`,
  async setUp(context, { expenses }) {
    const { random } = context;
    const others = sampleUnnamedAs(random, 100, expenses);
    const lines = random.shuffle([...expenses.map(marked), ...others]);
    const notebook = await fillNotebook(context, { [fileName]: writeExpenses(lines, 'csv') });
    return { ledger: await fillLedger(context, others), notebook };
  },
  score: (context, { expenses }, { ledger }) => scoreExpensesAdded(context, expenses, ledger, [mark]),
  async tearDown(context, _params, state) {
    await clearLedger(context);
    await clearNotebook(context, state?.notebook);
  },
  async solution(ui) {
    const expenses = readExpenses(await readNote(ui, fileName));
    await addExpenses(
      ui,
      expenses
        .filter(({ note }) => note.endsWith(mark))
        .map(({ note, ...expense }) => ({ ...expense, note: note.slice(0, -mark.length) })),
    );
  },
  nearMisses: [
    ...additionNearMisses<{ readonly expenses: readonly AskedExpense[] }>(({ expenses }) => expenses),
    {
      name: 'one that is not marked',
      async run(ui, { expenses }) {
        const others = readExpenses(await readNote(ui, fileName)).filter(({ note }) => !note.endsWith(mark));
        await addExpenses(ui, [...expenses.slice(1), ...others.slice(0, 1)]);
      },
    },
  ],
});
