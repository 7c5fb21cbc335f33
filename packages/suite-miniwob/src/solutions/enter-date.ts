import type { Ui } from '@androidworld/core';
import { MONTHS } from './months.ts';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

const field = { resourceId: 'tt' };

export const enterDate: PageSolution = {
  async solve(ui) {
    const [month, day, year] = readNumbers(ui, /(\d\d)\/(\d\d)\/(\d{4})/);
    await enter(ui, { year, month, day });
  },
  nearMisses: [
    {
      name: 'the day after, or before the last of a month',
      async run(ui) {
        const [month, day, year] = readNumbers(ui, /(\d\d)\/(\d\d)\/(\d{4})/);
        await enter(ui, { year, month, day: day < 28 ? day + 1 : day - 1 });
      },
    },
    {
      name: 'date dialog cancelled',
      async run(ui) {
        await ui.tap(field);
        await ui.tap('Cancel');
        await submit(ui);
      },
    },
  ],
};

export const enterTime: PageSolution = {
  async solve(ui) {
    const { hour, minute } = readTime(ui);
    await enterInDialog(ui, { hour, minute });
  },
  nearMisses: [
    {
      name: 'right time in the other half of the day',
      async run(ui) {
        const { hour, minute } = readTime(ui);
        await enterInDialog(ui, { hour: (hour + 12) % 24, minute });
      },
    },
    {
      name: 'another minute',
      async run(ui) {
        const { hour, minute } = readTime(ui);
        await enterInDialog(ui, { hour, minute: (minute + 1) % 60 });
      },
    },
  ],
};

interface Day {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

async function enter(ui: Ui, { year, month, day }: Day): Promise<void> {
  await ui.tap(field);
  await ui.tap({ resourceId: 'android:id/date_picker_header_year' });
  // Today's year is later than all that are asked for.
  const row = { text: String(year), resourceId: 'android:id/text1' };
  await ui.scrollTo(row, { direction: 'up', within: { resourceId: 'android:id/date_picker_year_picker' } });
  await ui.tap(row);
  await turnTo(ui, year, month);
  await ui.tap({ contentDescription: `${String(day).padStart(2, '0')} ${MONTHS[month - 1]} ${year}` });
  await ui.tap('Set');
  await submit(ui);
}

/** From the month that is shown, in the same year. */
async function turnTo(ui: Ui, year: number, month: number): Promise<void> {
  const { contentDescription } = await ui.waitFor({ resourceId: 'android:id/month_view' });
  const shown = MONTHS.findIndex((name) => contentDescription === `${name} ${year}`) + 1;
  const button = month < shown ? 'Previous month' : 'Next month';
  for (let turned = 0; turned < Math.abs(month - shown); turned += 1) await ui.tap(button);
}

/** The dialog has 24 hours, or 12 and the halves of the day, as the phone is set. */
async function enterInDialog(ui: Ui, { hour, minute }: Time): Promise<void> {
  await ui.tap(field);
  await ui.tap({ resourceId: 'android:id/toggle_mode' });
  const hasHalves = ui.find({ resourceId: 'android:id/am_label' }) !== undefined;
  await ui.type({ resourceId: 'android:id/input_hour' }, String(hasHalves ? hour % 12 || 12 : hour));
  await ui.type({ resourceId: 'android:id/input_minute' }, String(minute).padStart(2, '0'));
  if (hasHalves) await ui.tap({ resourceId: hour < 12 ? 'android:id/am_label' : 'android:id/pm_label' });
  await ui.tap('Set');
  await submit(ui);
}

interface Time {
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
}

function readTime(ui: Ui): Time {
  const [hour, minute, half] = readValues(ui, /(\d+):(\d\d) (AM|PM)/);
  return { hour: (Number(hour) % 12) + (half === 'PM' ? 12 : 0), minute: Number(minute) };
}

function readNumbers(ui: Ui, pattern: RegExp): [number, number, number] {
  const [first, second, third] = readValues(ui, pattern).map(Number);
  return [first ?? 0, second ?? 0, third ?? 0];
}
