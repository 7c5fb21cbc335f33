import { type Expense, proExpense } from '@androidworld/android-kit';
import type { AskedExpense } from '../tasks/expenses/asked-expense.ts';
import { expenseCategories } from '../words/expenses.ts';
import { isAlike, type PublishedCheck } from './published-check.ts';
import { duplicateDeleted, rowsAdded, rowsDeleted } from './row-checks.ts';

const added: PublishedCheck = rowsAdded<Expense>(proExpense, ({ params }) =>
  (params.expenses as readonly AskedExpense[]).map(
    (wanted) => (row: Expense) =>
      isAlike(wanted.name, row.name) &&
      isAlike(wanted.note, row.note) &&
      row.amount === wanted.amount &&
      row.category === expenseCategories.indexOf(wanted.category) + 1,
  ),
);
const deleted = rowsDeleted(proExpense);
const duplicate = duplicateDeleted(proExpense);

export const expenseChecks: Readonly<Record<string, PublishedCheck>> = {
  ExpenseAddMultiple: added,
  ExpenseAddMultipleFromGallery: added,
  ExpenseAddMultipleFromMarkor: added,
  ExpenseAddSingle: added,
  ExpenseDeleteDuplicates: duplicate,
  ExpenseDeleteDuplicates2: duplicate,
  ExpenseDeleteMultiple: deleted,
  ExpenseDeleteMultiple2: deleted,
  ExpenseDeleteSingle: deleted,
};
