import type { Ui, UiElement } from '@androidworld/core';
import type { AskedExpense } from './asked-expense.ts';

const addButton = { resourceId: 'fb_main_add' };
const name = { resourceId: 'tv_name' };
const logsTitle = { text: 'Expense Logs' };

/** Shows Home, from anywhere on the phone. */
export async function openProExpense(ui: Ui): Promise<void> {
  if (ui.find(logsTitle)) await ui.back();
  else if (!ui.find(addButton)) await ui.openApp('Pro Expense');
  await ui.waitFor(addButton);
}

/** Enters expenses one after the other, from Home. */
export async function addExpenses(ui: Ui, expenses: readonly AskedExpense[]): Promise<void> {
  await openProExpense(ui);
  for (const expense of expenses) {
    await enterExpense(ui, expense);
    await saveExpense(ui);
  }
}

/** Saves an expense that has nothing but an amount. */
export async function addAmount(ui: Ui, amount: number): Promise<void> {
  await openProExpense(ui);
  await ui.tap(addButton);
  await ui.type({ resourceId: 'edt_amount' }, String(amount / 100));
  await ui.tap('SAVE');
}

/** Fills in the form, and does not save. */
export async function enterExpense(ui: Ui, expense: AskedExpense): Promise<void> {
  await ui.tap(addButton);
  await ui.type({ resourceId: 'edt_name' }, expense.name);
  await ui.type({ resourceId: 'edt_amount' }, String(expense.amount / 100));
  const category = { ...name, text: expense.category };
  await ui.scrollTo(category, { direction: 'right', within: { resourceId: 'rv_category' } });
  await ui.tap(category);
  await ui.type({ resourceId: 'edt_note' }, expense.note);
}

export async function saveExpense(ui: Ui): Promise<void> {
  await ui.scrollTo('SAVE');
  await ui.tap('SAVE');
  await ui.waitFor(addButton);
}

/** Home shows the four latest expenses only. */
export async function openLogs(ui: Ui): Promise<void> {
  await openProExpense(ui);
  await ui.scrollTo('MORE');
  await ui.tap('MORE');
  await ui.waitFor(logsTitle);
}

/** Deletes the expenses of these names that are in sight, from the top of Expense Logs to its end. */
export async function deleteExpenses(ui: Ui, names: readonly string[]): Promise<void> {
  await openLogs(ui);
  const left = new Set(names);
  while (left.size > 0) {
    const found = ui.findAll(name).find(({ text = '' }) => left.has(text));
    if (found === undefined) {
      await ui.perform({ action_type: 'scroll', direction: 'down' });
    } else {
      await deleteExpense(ui, found);
      left.delete(found.text ?? '');
    }
  }
}

/** Deletes the expense of this row. */
export async function deleteExpense(ui: Ui, row: UiElement): Promise<void> {
  await ui.tap(row);
  await ui.tap({ resourceId: 'btn_delete' });
  await ui.tap('CONFIRM');
  await ui.waitFor(logsTitle);
}

/** Rows of Expense Logs that are in sight. */
export function shownExpenses(ui: Ui): { readonly row: UiElement; readonly date: string; readonly amount: string }[] {
  const [dates, amounts] = [ui.findAll({ resourceId: 'tv_date' }), ui.findAll({ resourceId: 'tv_amount' })];
  return ui.findAll(name).flatMap((row) => {
    const date = dates.find((element) => isBeside(element, row))?.text;
    const amount = amounts.find((element) => isBeside(element, row))?.text;
    return date === undefined || amount === undefined ? [] : [{ row, date, amount }];
  });
}

/** Whether two elements are of the same row, which is 70 dp high. */
function isBeside({ bounds: one }: UiElement, { bounds: other }: UiElement): boolean {
  const rowPx = 184;
  return one !== undefined && other !== undefined && Math.abs(one.top - other.top) < rowPx / 2;
}
