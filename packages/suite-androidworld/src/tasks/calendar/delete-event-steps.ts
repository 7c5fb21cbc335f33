import type { Ui } from '@androidworld/core';
import { october } from './october.ts';

const row = { resourceId: 'event_item_title' };

/** Shows the events of a day of October, from wherever the phone is. */
export async function openDay(ui: Ui, day: number): Promise<void> {
  await ui.openApp('Simple Calendar Pro');
  // A day that was opened lies on top of the month.
  if (ui.find({ resourceId: 'top_value', text: /\(/ })) await ui.back();
  // The cells of the month are drawn: they have neither text nor description. The first is Sunday, 1 October.
  await ui.tap({ resourceId: 'month_view_background', nth: day - october.firstDay });
  await ui.waitFor({ resourceId: 'top_value', text: new RegExp(`^October ${day} \\(`) });
}

/** Deletes all events of the day that is shown. */
export async function deleteShown(ui: Ui): Promise<void> {
  await selectShown(ui);
  await confirm(ui, 'Yes');
}

export async function deleteTitled(ui: Ui, title: string): Promise<void> {
  await ui.longPress({ ...row, text: title });
  await confirm(ui, 'Yes');
}

export async function deleteFirst(ui: Ui): Promise<void> {
  await ui.longPress(row);
  await confirm(ui, 'Yes');
}

/** Selects all, is asked, and says no. */
export async function declineToDelete(ui: Ui): Promise<void> {
  await selectShown(ui);
  await confirm(ui, 'No');
}

async function selectShown(ui: Ui): Promise<void> {
  await ui.waitFor(row);
  const count = ui.findAll(row).length;
  await ui.longPress(row);
  for (let nth = 1; nth < count; nth += 1) await ui.tap({ ...row, nth });
}

async function confirm(ui: Ui, answer: 'Yes' | 'No'): Promise<void> {
  await ui.tap('Delete');
  await ui.tap({ text: answer });
}

export async function renameEvent(ui: Ui, title: string, to: string): Promise<void> {
  await ui.tap({ ...row, text: title });
  await ui.type({ resourceId: 'event_title' }, to);
  await ui.tap('Save');
}
