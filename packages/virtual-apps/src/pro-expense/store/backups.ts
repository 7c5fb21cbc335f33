import { type AppApi, DateFormat } from '@androidworld/app-sdk';
import { readSheet, writeSheet } from '../format/sheet-file.ts';
import { categories } from './categories.ts';
import { type Backup, database, type Expense } from './database.ts';
import { listExpenses } from './expenses.ts';

export const backupSources = { tables: [database.tables.backup, database.tables.expense] };

const columns = ['Name', 'Date', 'Category', 'Amount', 'Note'];

export function listBackups(api: AppApi): Promise<Backup[]> {
  return database.open(api).backup.all({ orderBy: 'created_date DESC, backup_id DESC' });
}

export async function deleteBackup(api: AppApi, id: number): Promise<void> {
  await database.open(api).backup.delete({ where: { id } });
}

/** What an export is called: `Backup_Oct15_2023_15340`. */
export function backupName(nowMs: number, zone: string): string {
  return `Backup_${DateFormat.format('MMMd_yyyy_Hms', nowMs, zone)}`;
}

/** All expenses as a worksheet, noted in the list of backups. */
export async function exportAll(
  api: AppApi,
  { name, path }: { readonly name: string; readonly path: string },
  write: (sheet: Uint8Array) => Promise<void>,
): Promise<void> {
  const { backup } = database.open(api);
  const createdMs = await api.clock.now();
  const id = await backup.insert({ name, path, createdMs, items: 0, workerId: String(createdMs), isCompleted: false });
  const expenses = await listExpenses(api);
  await write(
    writeSheet([
      columns,
      ...expenses.map(({ name: title, createdMs: date, category, amount, note }) => [
        title ?? '',
        date,
        categories.find((each) => each.id === category)?.label ?? '',
        amount / 100,
        note ?? '',
      ]),
    ]),
  );
  await backup.update({ items: expenses.length, isCompleted: true }, { where: { id } });
}

/** @throws if it is no backup */
export function readBackup(bytes: Uint8Array): Omit<Expense, 'id' | 'createdMs'>[] {
  const [, ...rows] = readSheet(bytes);
  return rows.map(([name = '', date = 0, label = '', amount = 0, note = '']) => ({
    name: String(name),
    modifiedMs: Number(date),
    category: categories.find((each) => each.label === label)?.id ?? 1,
    amount: Math.round(Number(amount) * 100),
    note: String(note),
  }));
}

export async function importAll(api: AppApi, expenses: readonly Omit<Expense, 'id' | 'createdMs'>[]): Promise<void> {
  const createdMs = await api.clock.now();
  const { expense } = database.open(api);
  for (const each of expenses) await expense.insert({ ...each, createdMs });
}
