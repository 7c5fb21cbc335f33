import type { Ui } from '@androidworld/core';
import { MONTHS } from './months.ts';

/** Opens the calendar of the page, goes back to the month of a day (`MM/DD/YYYY`) and taps the day. */
export async function chooseDay(ui: Ui, date: string): Promise<void> {
  const [month, day, year] = date.split('/');
  const title = `${MONTHS[Number(month) - 1]} ${year}`;
  await ui.tap({ resourceId: 'datepicker' });
  await ui.waitFor('Previous month');
  while (ui.find(title) === undefined) await ui.tap('Previous month');
  await ui.tap({ text: String(Number(day)), className: /Button/ });
}
