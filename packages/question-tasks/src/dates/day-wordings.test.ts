import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, months, weekdayOf, weekdays } from './day.ts';
import { dayWordings } from './day-wordings.ts';

const sunday = '2023-10-15';

describe('dayWordings() on a Sunday', () => {
  test.each([
    [3, ['October 18', 'October 18 2023', 'Wednesday', 'this Wednesday']],
    [0, ['October 15', 'October 15 2023', 'today']],
    [1, ['October 16', 'October 16 2023', 'tomorrow', 'Monday', 'this Monday']],
    [7, ['October 22', 'October 22 2023']],
    [8, ['October 23', 'October 23 2023', 'the Monday after next']],
    [14, ['October 29', 'October 29 2023', 'the Sunday after next']],
    [15, ['October 30', 'October 30 2023']],
    [-1, ['October 14', 'October 14 2023', 'yesterday', 'last Saturday']],
    [-6, ['October 9', 'October 9 2023', 'last Monday']],
    [-7, ['October 8', 'October 8 2023']],
    [-22, ['September 23', 'September 23 2023']],
    [300, ['August 10 2024']],
  ])('%i days from it', (days, wordings) => {
    expect(dayWordings(addDays(sunday, days), sunday)).toEqual(wordings);
  });
});

test('dayWordings() can mean no other day, whatever today is', () => {
  const todays = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(todays, fc.integer({ min: -400, max: 400 }), (today, days) => {
      const day = addDays(today, days);
      for (const wording of dayWordings(day, today))
        expect([wording, meaningOf(wording, today)]).toEqual([wording, [day]]);
    }),
    { numRuns: 1500 },
  );
});

/** Every day within 500 days of today that the words may mean, as people use them. */
function meaningOf(wording: string, today: Day): Day[] {
  const days = Array.from({ length: 1001 }, (_, index) => addDays(today, index - 500));
  const of = (name: string | undefined, from: number, to: number) =>
    days.filter((day) => weekdayOf(day) === name && daysBetween(today, day) >= from && daysBetween(today, day) <= to);
  const plain: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
  const [, before, name, after] =
    new RegExp(`^(last |this |the )?(${weekdays.join('|')})( after next)?$`).exec(wording) ?? [];
  if (wording in plain) return [addDays(today, plain[wording] ?? 0)];
  // Of today's own name a weekday may be today or a week off: all are counted, so such a wording has several meanings.
  if (after !== undefined) return of(name, 8, 14);
  if (before === 'last ') return of(name, -7, 0);
  if (name !== undefined) return of(name, 0, 7);
  const [, month, date, year] = /^(\w+) (\d+)(?: (\d{4}))?$/.exec(wording) ?? [];
  const fits = days.filter((day) => {
    const [itsYear, itsMonth, itsDate] = day.split('-').map(Number);
    const isYear = year === undefined ? Math.abs(daysBetween(today, day)) <= 183 : itsYear === Number(year);
    return months[(itsMonth ?? 1) - 1] === month && itsDate === Number(date) && isYear;
  });
  return fits;
}
