import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { mainActivity, packageName } from './package-name.ts';

const path = `/data/data/${packageName}/databases/accounting.db`;
const root = { uid: 0, gid: 0, groups: [] };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(() => phone.system.packages.clear(packageName));

const start = () => phone.start({ component: { packageName, className: mainActivity } });
const open = async () => {
  await start();
  await phone.tap('NEXT');
  await phone.tap('CONTINUE');
  await phone.find('Totals');
};
const select = async (sql: string) => (await phone.system.disk.database(path, root)).prepare(sql).all();
const eventually = (sql: string, expected: unknown) => expect.poll(() => select(sql)).toEqual(expected);
const october = (day: number, hour = 8) => Date.UTC(2023, 9, day, hour);
const insert = async (rows: readonly (readonly [name: string, amount: number, category: number, ms: number])[]) => {
  await phone.system.processes.kill(packageName, { stopped: true, reason: 'test' });
  const statement = (await phone.system.disk.database(path, root)).prepare(
    "INSERT INTO expense (name, amount, category, note, created_date, modified_date) VALUES (?, ?, ?, 'x', ?, ?)",
  );
  for (const [name, amount, category, ms] of rows) statement.run(name, amount, category, ms, ms);
  await start();
  await phone.find('Recent');
};
/** What the rows of the logs are called, top to bottom. */
const names = async () =>
  (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith(':id/tv_name')).map(({ text }) => text);

describe('Pro Expense', () => {
  it('asks for language and currency once, and makes its database then', async () => {
    await start();
    await phone.find('Choose Language');
    await expect(phone.system.disk.stat(path, root)).rejects.toThrow();
    await phone.tap('NEXT');
    await phone.tap('Euro');
    await phone.tap('CONTINUE');
    expect((await phone.find('tv_income_symobol')).text).toBe('EUR');
    await start();
    await phone.find('Totals');
  });

  it('keeps an expense in hundredths, dated now', async () => {
    await open();
    await phone.tap('fb_main_add');
    await phone.type('edt_name', 'Taxi');
    await phone.type('edt_amount', '12.5');
    await phone.tap('Housing');
    await phone.tap('SAVE');
    await phone.find('Totals');
    expect(await select('SELECT name, amount, category, note FROM expense')).toEqual([
      { name: 'Taxi', amount: 1250, category: 4, note: '' },
    ]);
    const [row] = await select('SELECT created_date - modified_date AS apart FROM expense');
    expect(JSON.stringify(row)).toMatch(/"apart":\d+/);
  });

  it('wants an amount, and drops keys that make none', async () => {
    await open();
    await phone.tap('fb_main_add');
    await phone.tap('SAVE');
    await phone.find((node) => node.text === 'SAVE');
    expect(await select('SELECT * FROM expense')).toEqual([]);
    await phone.type('edt_amount', '1.23');
    await phone.input('9');
    expect((await phone.find('edt_amount')).text).toBe('1.23');
  });

  it('adds up what is of this week, income apart', async () => {
    await open();
    await insert([
      ['Salary', 100_000, 2, october(15)],
      ['Rent', 50_050, 4, october(15)],
      ['Old', 999, 4, october(14)],
    ]);
    expect((await phone.find('tv_income_value')).text).toBe('1,000');
    expect((await phone.find('tv_outcome_value')).text).toBe('500.5');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Today 8:00 AM', 'Yesterday 8:00 AM']));
  });

  it('lists the newest first, and deletes one after asking', async () => {
    await open();
    await insert([
      ['first', 100, 4, october(1)],
      ['third', 100, 4, october(3)],
      ['second', 100, 4, october(2)],
    ]);
    await phone.tap('MORE');
    await phone.find('2023 Oct 1 - 3 . DESC');
    expect(await names()).toEqual(['third', 'second', 'first']);
    await phone.tap('second');
    await phone.tap('btn_delete');
    await phone.tap('CONFIRM');
    await expect.poll(names).toEqual(['third', 'first']);
    await eventually('SELECT name FROM expense ORDER BY 1', [{ name: 'first' }, { name: 'third' }]);
  });

  it('opens a row by a long press, and deletes it', async () => {
    await open();
    await insert([
      ['a', 100, 4, october(1)],
      ['b', 100, 4, october(2)],
    ]);
    await phone.tap('MORE');
    await phone.hold('a');
    // Every row has one below it; the second is that of the older expense.
    const bins = (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith('imv_delete_icon'));
    const [, bin] = bins;
    if (bin === undefined) throw new Error('no bin');
    await phone.tapAt(bin);
    await phone.tap('CONFIRM');
    await expect.poll(async () => (await select('SELECT name FROM expense')).length).toBe(1);
  });

  it('changes an expense, and keeps when it was made', async () => {
    await open();
    await insert([['Taxi', 100, 4, october(3)]]);
    await phone.tap('Taxi');
    await phone.tap('EDIT');
    await phone.type('edt_amount', '7');
    await phone.tap('UPDATE');
    await eventually('SELECT name, amount, created_date, modified_date FROM expense', [
      { name: 'Taxi', amount: 1700, created_date: october(3), modified_date: october(3) },
    ]);
  });

  it('tells the share of each category', async () => {
    await open();
    await insert([
      ['a', 7500, 4, october(3)],
      ['b', 2500, 3, october(3)],
    ]);
    await phone.tap(({ className, bounds }) => className.endsWith('ImageButton') && bounds[1] < 300);
    await phone.tap('dest_statistics');
    await phone.find('Category Statistics');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Housing', '75.0%', 'Food', '25.0%']));
  });
});
