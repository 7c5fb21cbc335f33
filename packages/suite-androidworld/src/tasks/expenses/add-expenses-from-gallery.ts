import { sharedStorage, wipeSharedStorage, writeMediaFiles } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { drawEntries, entryLayouts } from '../../pictures/entries.ts';
import { published } from '../../published.ts';
import { openPicture, pictureFolder } from '../gallery/gallery-steps.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import { askedExpense, expenseEntries, sampleExpenses, sampleUnnamedAs } from './asked-expense.ts';
import { addExpenses } from './expense-steps.ts';
import { clearLedger, fillLedger, scoreExpensesAdded } from './ledger.ts';

const fileName = 'expenses.jpg';
/** Pictures beside it, all of expenses that were entered long ago. */
const oldNames = Array.from({ length: 10 }, (_, index) => `old_expenses_${index}.jpg`);

const params = z.object({ expenses: z.array(askedExpense).min(1).max(10), layout: z.enum(entryLayouts) });

export const expenseAddMultipleFromGallery = defineTask({
  name: 'ExpenseAddMultipleFromGallery',
  apps: [apps.proExpense.name, apps.simpleGalleryPro.name],
  ...published.ExpenseAddMultipleFromGallery,
  params,
  sample: (random) => ({ expenses: sampleExpenses(random, 3), layout: random.pick(entryLayouts) }),
  goal: () => `Add all expenses that are in the picture ${fileName} in Simple Gallery Pro to Pro Expense, dated today.`,
  async setUp(context, { expenses, layout }) {
    const { device, signal, random } = context;
    const others = sampleUnnamedAs(random, 10, expenses);
    await wipeSharedStorage(device, { signal });
    const draw = (rows: typeof expenses) => drawEntries('Expense', expenseEntries(rows), layout).render('jpeg');
    const [picture, old] = await Promise.all([draw(expenses), draw(others)]);
    const decoys = Object.fromEntries(oldNames.map((name) => [name, old]));
    const folder = `${sharedStorage}/${pictureFolder}`;
    await writeMediaFiles(device, folder, { ...decoys, [fileName]: picture }, { signal });
    return await fillLedger(context, others);
  },
  score: (context, { expenses }, state) => scoreExpensesAdded(context, expenses, state),
  async tearDown(context) {
    await clearLedger(context);
    await wipeSharedStorage(context.device, { signal: context.signal });
  },
  async solution(ui, { expenses }) {
    await openPicture(ui, fileName);
    await addExpenses(ui, expenses);
  },
  nearMisses: additionNearMisses<z.infer<typeof params>>(({ expenses }) => expenses),
});
