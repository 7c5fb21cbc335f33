import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { mainActivity, packageName } from './package-name.ts';

const databasePath = `/data/data/${packageName}/databases/accounting.db`;
const back = 4;
const root = { uid: 0, gid: 0, groups: [] };
const oct = (day: number, hour = 12) => Date.UTC(2023, 9, day, hour);
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  for (const { taskId, type } of phone.system.activities.tasks()) {
    if (type === 'standard') await phone.system.activities.removeTask(taskId);
  }
  await phone.system.packages.clear(packageName);
});

const launch = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className: mainActivity },
  });
const open = async () => {
  await launch();
  await phone.tap('NEXT');
  await phone.tap('CONTINUE');
  await phone.find('Totals');
};
const rows = async (sql: string) => (await phone.system.disk.database(databasePath, root)).prepare(sql).all();
const eventually = async (sql: string, expected: unknown) => {
  await expect.poll(() => rows(sql)).toEqual(expected);
};

interface Row {
  readonly name: string;
  readonly day: number;
  readonly amount?: number;
  readonly category?: number;
}

/** Writes rows as other programs do, while the app is stopped. */
const openWith = async (expenses: readonly Row[]) => {
  await open();
  await phone.system.processes.kill(packageName, { stopped: true });
  const database = await phone.system.disk.database(databasePath, root);
  const insert = database.prepare(
    "INSERT INTO expense (name, amount, category, note, created_date, modified_date) VALUES (?, ?, ?, '', ?, ?)",
  );
  for (const { name, day, amount = 100, category = 3 } of expenses) {
    insert.run(name, amount, category, oct(day), oct(day));
  }
  phone.system.disk.closeDatabases(databasePath);
  await launch();
  await phone.find('Totals');
};
const openPlace = async (id: string) => {
  await phone.tap(({ className, bounds }) => className.endsWith('ImageButton') && bounds[1] < 200);
  await phone.tap(id);
};
const names = async () => (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith('/tv_name'));
const namesShown = async () => (await names()).map(({ text }) => text);
const fields = async () => {
  const nodes = await phone.nodes();
  const text = (id: string) => nodes.find(({ resourceId }) => resourceId?.endsWith(`/${id}`))?.text;
  return { name: text('edt_name'), amount: text('edt_amount'), note: text('edt_note') };
};
describe('Pro Expense in everyday use', () => {
  it('makes its database, on the real schema, when Home is first opened', async () => {
    await launch();
    await phone.find('Choose Language');
    expect(await phone.system.disk.exists(databasePath)).toBe(false);
    await phone.tap('NEXT');
    await phone.tap('CONTINUE');
    await phone.find('Totals');
    expect(await rows('SELECT * FROM room_master_table')).toEqual([
      { id: 42, identity_hash: '27085a6798a70569f4984067458b86b2' },
    ]);
    expect(await rows('PRAGMA user_version')).toEqual([{ user_version: 6 }]);
    expect(await phone.texts()).not.toContain('Recent');
  });

  it('writes an expense as it was entered, and shows it on Home', async () => {
    await open();
    await phone.tap('fb_main_add');
    await phone.type('edt_name', 'Coffee');
    await phone.type('edt_amount', '1234.5');
    await phone.tap('Social');
    await phone.type('edt_note', 'with Ada');
    await phone.tap('SAVE');
    await phone.find('Recent');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Coffee', '1,234.5', 'MORE']));
    await eventually('SELECT name, amount, category, note, created_date >= modified_date AS is_later FROM expense', [
      { name: 'Coffee', amount: 123450, category: 5, note: 'with Ada', is_later: 1 },
    ]);
  });

  it('takes eight digits and two decimals, drops the keystroke that is too many, and wants an amount', async () => {
    await open();
    await phone.tap('fb_main_add');
    await phone.tap('SAVE');
    await phone.find('Cost is Empty');
    await phone.tap('edt_amount');
    for (const key of '123456789.256') await phone.input(key);
    expect(await fields()).toMatchObject({ amount: '12345678.25' });
    await phone.type('edt_name', 'A name of more than twenty letters');
    expect(await fields()).toMatchObject({ name: 'A name of more than ' });
    await phone.tap('SAVE');
    await eventually('SELECT name, amount, category, note FROM expense', [
      { name: 'A name of more than ', amount: 1234567825, category: 3, note: '' },
    ]);
  });

  it('keeps what makes an amount of a text that comes at once', async () => {
    await open();
    await phone.tap('fb_main_add');
    await phone.type('edt_amount', '1.239');
    expect(await fields()).toMatchObject({ amount: '1.23' });
  });

  it('keeps adding while the lock is on: a snack bar, empty fields, the name in focus', async () => {
    await open();
    await phone.tap('fb_main_add');
    await phone.tap('Housing');
    await phone.tap('cv_lock');
    await phone.type('edt_name', 'Rent');
    await phone.type('edt_amount', '5');
    await phone.tap('NEXT');
    await phone.find('snackbar_text');
    expect(await fields()).toEqual({ name: undefined, amount: undefined, note: undefined });
    await phone.input('Water');
    expect(await fields()).toMatchObject({ name: 'Water' });
    await phone.type('edt_amount', '6');
    await phone.tap('NEXT');
    await eventually('SELECT name, amount, category FROM expense ORDER BY expense_id', [
      { name: 'Rent', amount: 500, category: 4 },
      { name: 'Water', amount: 600, category: 4 },
    ]);
  });

  it('changes an expense from Home, keeping when it was made and its date', async () => {
    await openWith([{ name: 'Shoes', day: 14, amount: 12345, category: 8 }]);
    await phone.tap('Shoes');
    await phone.tap('EDIT');
    await phone.find('Update Data');
    expect(await fields()).toMatchObject({ name: 'Shoes', amount: '123.45' });
    await phone.tap('Income');
    await phone.tap('UPDATE');
    await phone.find('Data Updated!');
    await phone.find('snackbar_text');
    await eventually('SELECT name, amount, category, created_date, modified_date FROM expense', [
      { name: 'Shoes', amount: 12345, category: 2, created_date: oct(14), modified_date: oct(14) },
    ]);
  });

  it('deletes from the detail sheet after a question', async () => {
    await openWith([
      { name: 'Taxi', day: 14 },
      { name: 'Books', day: 13 },
    ]);
    await phone.tap('Taxi');
    await phone.tap('btn_delete');
    await phone.find('will be deleted!');
    await phone.key(back);
    await phone.tap('Taxi');
    await phone.tap('btn_delete');
    await phone.tap('CONFIRM');
    await phone.find('Item Deleted');
    await eventually('SELECT name FROM expense', [{ name: 'Books' }]);
  });

  it('selects rows of the logs that are swiped right, and opens the bin of one swiped left or held', async () => {
    await openWith(Array.from({ length: 6 }, (_, index) => ({ name: `Expense ${index}`, day: 14 - index })));
    await openPlace('dest_expense_logs');
    await phone.find('2023 Oct 9 - 14 . DESC');
    await phone.swipe('right');
    await phone.find('1 item');
    await phone.tap('Delete');
    await phone.tap('CONFIRM');
    await phone.find('Expense Logs');
    expect(await namesShown()).toHaveLength(5);
    const before = await namesShown();
    await phone.swipe('left');
    await phone.tap(
      ({ resourceId, bounds }) => /imv_delete_icon$/.test(resourceId ?? '') && bounds[1] > 827 && bounds[3] < 1011,
    );
    await phone.tap('CONFIRM');
    await expect.poll(namesShown).toHaveLength(4);
    expect(before).toEqual(expect.arrayContaining(await namesShown()));
  });

  it('opens the bin of a row that is held, and closes it when it is held again', async () => {
    await openWith([{ name: 'Taxi', day: 14 }]);
    await openPlace('dest_expense_logs');
    const left = async () => (await phone.find('Taxi')).bounds[0];
    await phone.find('Expense Logs');
    const closed = await left();
    await phone.hold('Taxi');
    await phone.find('Filter');
    expect(await left()).toBeLessThan(closed - 100);
    await phone.hold('tv_date');
    expect(await left()).toBe(closed);
  });

  it('filters the logs, and stays where it was when an expense has been changed', async () => {
    await openWith([
      { name: 'Newest', day: 14 },
      { name: 'Middle', day: 10 },
      { name: 'Oldest', day: 2 },
    ]);
    await openPlace('dest_expense_logs');
    await phone.tap('Filter');
    await phone.tap('ASC');
    await phone.tap('cv_start_date');
    await phone.tap('09 October 2023');
    await phone.tap('OK');
    await phone.tap('APPLY FILTER');
    await phone.find('2023 Oct 9 - 14 . ASC');
    expect(await namesShown()).toEqual(['Middle', 'Newest']);
    await phone.tap('Middle');
    await phone.tap('EDIT');
    await phone.type('edt_note', 'seen');
    await phone.tap('UPDATE');
    await phone.find('2023 Oct 9 - 14 . ASC');
    expect(await namesShown()).toEqual(['Middle', 'Newest']);
  });

  it('hides an expense that was moved out of the range until the logs are opened again', async () => {
    await openWith([
      { name: 'Newest', day: 10 },
      { name: 'Oldest', day: 2 },
    ]);
    await openPlace('dest_expense_logs');
    await phone.tap('Newest');
    await phone.tap('EDIT');
    await phone.tap('Calendar');
    await phone.tap('20 October 2023');
    await phone.tap('OK');
    await phone.tap('UPDATE');
    await phone.find('Expense Logs');
    await expect.poll(namesShown).toEqual(['Oldest']);
    await phone.key(back);
    await phone.find('Totals');
    await openPlace('dest_expense_logs');
    await expect.poll(namesShown).toEqual(['Newest', 'Oldest']);
  });

  it('offers only days of the expenses in the filter', async () => {
    await openWith([
      { name: 'Newest', day: 14 },
      { name: 'Oldest', day: 10 },
    ]);
    await openPlace('dest_expense_logs');
    await phone.tap('Filter');
    await phone.tap('cv_start_date');
    const dayOf = async (day: string) =>
      (await phone.find(({ contentDescription }) => contentDescription === `${day} October 2023`)).disabled ?? false;
    expect([await dayOf('09'), await dayOf('10'), await dayOf('14'), await dayOf('15')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('goes back along the screens that were visited', async () => {
    await open();
    await openPlace('dest_expense_logs');
    await phone.find('NO EXPENSE LOGS');
    await openPlace('dest_statistics');
    await phone.find('Category Statistics');
    await phone.key(back);
    await phone.find('Expense Logs');
    await phone.key(back);
    await phone.find('Totals');
  });

  it('shares money among categories in the statistics', async () => {
    await openWith([
      { name: 'Pay', day: 14, amount: 75_00, category: 2 },
      { name: 'Lunch', day: 13, amount: 25_00, category: 3 },
    ]);
    await openPlace('dest_statistics');
    await phone.find('2023 Oct 13 - 14');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Income', '75.0%', 'Food', '25.0%']));
  });

  it('shows money in another currency, by code and symbol, and keeps amounts', async () => {
    await openWith([{ name: 'Lunch', day: 14, amount: 25_00 }]);
    await openPlace('dest_settings');
    await phone.tap('Currency');
    await phone.type('Search', 'kyat');
    await phone.tap('tv_currency');
    await phone.tap('SAVE');
    await phone.key(back);
    await phone.find('Totals');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['25', 'MMK']));
  });

  it('remains usable with 300 expenses', async () => {
    await openWith(Array.from({ length: 300 }, (_, index) => ({ name: `Expense ${index}`, day: 1 + (index % 14) })));
    await openPlace('dest_expense_logs');
    await phone.find('Expense Logs');
    expect(await namesShown()).not.toHaveLength(0);
  });
});
