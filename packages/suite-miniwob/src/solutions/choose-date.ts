import type { Ui } from '@androidworld/core';
import { chooseDay } from './choose-day.ts';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

/** For all spans of time. */
export const chooseDate: PageSolution = {
  solve: async (ui) => choose(ui, wantedDate(ui)),
  nearMisses: [
    { name: 'the day after, or before the last of a month', run: async (ui) => choose(ui, dayBeside(wantedDate(ui))) },
    { name: 'no date', run: submit },
  ],
};

/** As `MM/DD/YYYY`. */
function wantedDate(ui: Ui): string {
  return readValues(ui, /(\d\d\/\d\d\/\d{4})/).join('');
}

function dayBeside(date: string): string {
  const [month, day, year] = date.split('/');
  return `${month}/${Number(day) < 28 ? Number(day) + 1 : Number(day) - 1}/${year}`;
}

async function choose(ui: Ui, date: string): Promise<void> {
  await chooseDay(ui, date);
  await submit(ui);
}
