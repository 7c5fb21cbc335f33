import { expect, test } from 'vitest';
import { expandDays } from './expand-days.ts';

const sunday = '2023-10-15';

test.each([
  [3, ['2023-10-18']],
  [-1, ['2023-10-14']],
  ['-1..1', ['2023-10-14', '2023-10-15', '2023-10-16']],
  ['2023-10-20', ['2023-10-20']],
  ['2023-10-31..2023-11-01', ['2023-10-31', '2023-11-01']],
  [
    [0, 2],
    ['2023-10-15', '2023-10-17'],
  ],
])('expandDays(%j) from a Sunday', (text, days) => {
  expect(expandDays(text, sunday)).toEqual(days);
});

test.each([
  ['last week', '2023-10-02', '2023-10-08'],
  ['this week', '2023-10-09', '2023-10-15'],
  ['next week', '2023-10-16', '2023-10-22'],
])('expandDays(%j) is seven days from Monday', (text, monday, end) => {
  const days = expandDays(text, sunday) ?? [];
  expect([days.length, days[0], days.at(-1)]).toEqual([7, monday, end]);
});

test.each([
  '2023-02-30',
  '2023-13-01',
  'October 32',
  'soon',
  '5..1',
  '',
  1.5,
  [] as number[],
  ['2023-06-31'],
  '1..',
  99_999,
])('expandDays(%j) is no day', (text) => expect(expandDays(text, sunday)).toBeUndefined());
