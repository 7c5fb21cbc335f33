import { nullable, number, text } from '../sqlite/fields.ts';
import { type RowOf, typedTable } from '../sqlite/typed-table.ts';
import type { AppData } from './app-data.ts';
import { type AppDatabase, userVersion } from './app-database.ts';
import { dataOf, rowsOfTable } from './data-of.ts';

const expenses = typedTable({
  name: 'expense',
  columns: {
    expense_id: number,
    name: nullable(text),
    amount: number,
    category: number,
    note: nullable(text),
    created_date: number,
    modified_date: number,
  },
});

/**
 * A row of Pro Expense's `expense`, columns by their names: `amount` in hundredths, dates in milliseconds since 1970, the
 * category 1 (others), 2 (income), 3 (food), 4 (housing), 5 (social), 6 (entertainment), 7 (transportation), 8 (clothes), 9
 * (health care), 10 (education) or 11 (donation).
 */
export type Expense = RowOf<typeof expenses>;

/** An expense to be added, columns by their names; the default is the phone's time, and no note. */
export interface NewExpense extends Partial<Omit<Expense, 'expense_id'>> {
  readonly name: string;
  readonly amount: number;
  readonly category: number;
}

const database: AppDatabase = {
  app: 'pro expense',
  madeFor: 'Pro Expense 1.0.0-beta05 (11)',
  packageName: 'com.arduia.expense',
  path: '/data/data/com.arduia.expense/databases/accounting.db',
  oldestVersion: 6,
  newestVersion: 6,
  readVersion: userVersion,
};

/** The expenses of Pro Expense. */
export const proExpense: AppData<Expense, NewExpense> = dataOf(
  database,
  rowsOfTable(expenses, (expense: NewExpense, { now }) => ({
    note: '',
    created_date: now,
    modified_date: expense.created_date ?? now,
    ...expense,
  })),
);
