import { expect, test } from 'vitest';
import { amountText, isAmount, parseAmount, plainAmount } from './amount.ts';
import { dateText, rangeText, weekText } from './dates.ts';

const clock = { nowMs: Date.UTC(2023, 9, 15, 15, 34), zone: 'UTC', hour24: true };

test.each([
  [12345, '123.45', '123.45'],
  [12340, '123.4', '123.4'],
  [12300, '123', '123'],
  [1234550, '12,345.5', '12345.5'],
  [0, '0', '0'],
])('%d hundredths are %s, and %s in the form', (cents, listed, plain) => {
  expect([amountText(cents), plainAmount(cents)]).toEqual([listed, plain]);
});

test.each([
  ['123.45', true],
  ['12345678', true],
  ['123456789', false],
  ['1.234', false],
  ['.5', true],
  ['1.', true],
  ['1,5', false],
])('isAmount(%j) is %s', (text, is) => expect(isAmount(text)).toBe(is));

test.each([
  ['338.62', 33862],
  ['.5', 50],
  ['.', undefined],
  ['', undefined],
])('parseAmount(%j) is %s', (text, cents) => expect(parseAmount(text)).toBe(cents));

test.each([
  [Date.UTC(2023, 9, 15, 8), 'Today 8:00 AM'],
  [Date.UTC(2023, 9, 14, 8), 'Yesterday 8:00 AM'],
  [Date.UTC(2023, 9, 3, 8), '2023 Oct 3'],
  [Date.UTC(2023, 9, 20, 8), '2023 Oct 20'],
  [Date.UTC(2023, 8, 28), 'Sep 28'],
  [Date.UTC(2022, 9, 15), '2022 Oct 15'],
])('dateText(%d) is %s', (ms, text) => expect(dateText(ms, clock)).toBe(text));

test('weekText() goes to the next Sunday', () => {
  expect(weekText(clock)).toBe('OCT 15 - 22');
  expect(weekText({ ...clock, nowMs: Date.UTC(2023, 10, 1) })).toBe('OCT 29 - NOV 5');
});

test.each([
  [Date.UTC(2023, 9, 15), '2023 Oct 15'],
  [Date.UTC(2023, 9, 1), '2023 Oct 1 - 15'],
  [Date.UTC(2023, 8, 3), '2023 Sep 3 - Oct 15'],
  [Date.UTC(2022, 11, 30), '2022 Dec 30 - 2023 Oct 15'],
])('rangeText(%d) is %s', (from, text) => expect(rangeText(from, Date.UTC(2023, 9, 15, 12), 'UTC')).toBe(text));
