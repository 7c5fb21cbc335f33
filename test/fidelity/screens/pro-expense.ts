import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';
import { writeRows } from '../write-rows.ts';

const packageName = 'com.arduia.expense';
const path = `/data/data/${packageName}/databases/accounting.db`;

interface ExpenseRow {
  readonly name: string;
  readonly amount: number;
  /** Day of October 2023. */
  readonly day: number;
  readonly hour?: number;
  /** 1 to 11; default housing. */
  readonly category?: number;
}

async function start(phone: TestPhone): Promise<void> {
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: `${packageName}.ui.MainActivity` },
  });
}

async function openHome(phone: TestPhone, expenses: readonly ExpenseRow[]): Promise<void> {
  await start(phone);
  await phone.tap('NEXT');
  await phone.tap('CONTINUE');
  await phone.find('Totals');
  await writeRows(
    phone,
    { packageName, path },
    expenses.map(({ name, amount, day, hour = 8, category = 4 }) => ({
      sql: "INSERT INTO expense (name, amount, category, note, created_date, modified_date) VALUES (?, ?, ?, '', ?, ?)",
      args: [name, amount, category, Date.UTC(2023, 9, day, hour), Date.UTC(2023, 9, day, hour)],
    })),
  );
  await start(phone);
  await phone.find('Totals');
}

const home: readonly ExpenseRow[] = [
  { name: 'Rent Payment', amount: 14551, day: 14 },
  { name: 'Cleaning Services', amount: 13972, day: 8 },
  { name: 'Taxi Fare', amount: 31239, day: 6 },
  { name: 'Shoes', amount: 21647, day: 5 },
];

const withIncome: readonly ExpenseRow[] = [
  { name: 'Capital Gains', amount: 28507, day: 15, hour: 16, category: 2 },
  { name: 'Medical Tests', amount: 24618, day: 14, hour: 21 },
  { name: 'Home Insurance', amount: 39266, day: 10 },
  { name: 'Food Delivery', amount: 6174, day: 9 },
];

const withOutcome: readonly ExpenseRow[] = [
  { name: 'Charity Donations', amount: 21625, day: 15, hour: 7, category: 11 },
  { name: 'Specialty Foods', amount: 37467, day: 11 },
  { name: 'Coffee', amount: 44250, day: 10 },
  { name: 'New Jacket', amount: 40257, day: 9 },
];

async function openEntry(phone: TestPhone): Promise<void> {
  await openHome(phone, []);
  await phone.tap('fb_main_add');
  await phone.find('SAVE');
}

export const proExpense: FidelityApp = {
  name: 'pro-expense',
  packageName,
  screens: [
    { id: 'pro-expense:home', open: (phone) => openHome(phone, home) },
    { id: 'pro-expense:home-2', open: (phone) => openHome(phone, withIncome) },
    { id: 'pro-expense:home-3', open: (phone) => openHome(phone, withOutcome) },
    {
      id: 'pro-expense:expense-entry-filled-2',
      volatile: [/^\d+ \w+ \d{4} \d+:\d+ [AP]M$/],
      async open(phone) {
        await openEntry(phone);
        await phone.type('edt_amount', '338.62');
        await phone.type('edt_name', 'Parking Fees');
        await phone.tap('edt_note');
      },
    },
    {
      id: 'pro-expense:expense-entry-filled',

      volatile: [/^\d+ \w+ \d{4} \d+:\d+ [AP]M$/],
      async open(phone) {
        await openEntry(phone);
        await phone.tap('edt_amount');
      },
    },
  ],
};
