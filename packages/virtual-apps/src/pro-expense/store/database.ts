import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';

const expense = {
  id: column.integer('expense_id'),
  name: column.text().nullable(),
  /** Hundredths. */
  amount: column.integer(),
  /** 1 to 11. */
  category: column.integer(),
  note: column.text().nullable(),
  createdMs: column.integer('created_date'),
  /** What the app calls the expense's date. */
  modifiedMs: column.integer('modified_date'),
};

const backup = {
  id: column.integer('backup_id'),
  name: column.text(),
  path: column.text(),
  createdMs: column.integer('created_date'),
  items: column.integer('item_total'),
  workerId: column.text('worker_id'),
  isCompleted: column.boolean('is_completed'),
};

/** A row of `expense`. */
export type Expense = RowOf<typeof expense>;
export type Backup = RowOf<typeof backup>;

/** `/data/data/com.arduia.expense/databases/accounting.db` */
export const database = defineDatabase({
  name: 'accounting.db',
  version: 6,
  identityHash: '27085a6798a70569f4984067458b86b2',
  create: [
    'CREATE TABLE `expense` (`expense_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `name` TEXT, `amount` INTEGER NOT NULL, `category` INTEGER NOT NULL, `note` TEXT, `created_date` INTEGER NOT NULL, `modified_date` INTEGER NOT NULL)',
    'CREATE TABLE `backup` (`backup_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `name` TEXT NOT NULL, `path` TEXT NOT NULL, `created_date` INTEGER NOT NULL, `item_total` INTEGER NOT NULL, `worker_id` TEXT NOT NULL, `is_completed` INTEGER NOT NULL)',
  ],
  tables: { expense, backup },
});
