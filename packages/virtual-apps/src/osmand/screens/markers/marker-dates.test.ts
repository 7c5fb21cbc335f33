import { expect, test } from 'vitest';
import { dateHeading } from './marker-dates.ts';

const now = new Date(2023, 9, 15, 15, 34).getTime();

test.each([
  [new Date(2023, 9, 15, 0, 1), 'Today'],
  [new Date(2023, 9, 14, 23, 59), 'Yesterday'],
  [new Date(2023, 9, 9), 'Last 7 days'],
  [new Date(2023, 8, 30), 'September'],
  [new Date(2022, 11, 31), '2022'],
])('%s is under %j', (time, heading) => {
  expect(dateHeading(time.getTime(), now)).toBe(heading);
});
