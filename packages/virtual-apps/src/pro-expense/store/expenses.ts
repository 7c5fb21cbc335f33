import type { AppApi } from '@androidworld/app-sdk';
import { database, type Expense } from './database.ts';

export const expenseSources = { tables: [database.tables.expense] };

/** The newest first; of the same time as they were added. */
export function listExpenses(api: AppApi): Promise<Expense[]> {
  return database.open(api).expense.all({ orderBy: 'modified_date DESC, expense_id' });
}

export function findExpense(api: AppApi, id: number): Promise<Expense | undefined> {
  return database.open(api).expense.first({ where: { id } });
}

/** @param expense with the id 0 for a new one */
export async function saveExpense(api: AppApi, { id, ...values }: Expense): Promise<void> {
  const { expense } = database.open(api);
  if (id === 0) await expense.insert(values);
  else await expense.update(values, { where: { id } });
}

export async function deleteExpenses(api: AppApi, ids: readonly number[]): Promise<void> {
  await database.open(api).transaction(ids.map((id) => database.tables.expense.delete({ where: { id } })));
}
