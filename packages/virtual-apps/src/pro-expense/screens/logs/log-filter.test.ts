import { expect, test } from 'vitest';
import type { Expense } from '../../store/database.ts';
import { applyFilter, clamp, filterText, wholeRange } from './log-filter.ts';

const expense = (id: number, modifiedMs: number): Expense => ({
  ...{ id, modifiedMs, name: 'x', amount: 1, category: 1, note: '', createdMs: 0 },
});
const day = (date: number) => Date.UTC(2023, 9, date, 12);
const expenses = [expense(3, day(15)), expense(2, day(10)), expense(1, day(1))];

test('wholeRange() is from the oldest to the newest', () => {
  expect(wholeRange(expenses)).toEqual({ fromMs: day(1), toMs: day(15), order: 'DESC' });
  expect(wholeRange([])).toBeUndefined();
});

test('applyFilter() leaves out what is before and after, and turns the order', () => {
  const ids = (from: number, to: number, order: 'ASC' | 'DESC') =>
    applyFilter(expenses, { fromMs: day(from), toMs: day(to), order }).map(({ id }) => id);
  expect(ids(1, 15, 'DESC')).toEqual([3, 2, 1]);
  expect(ids(2, 15, 'ASC')).toEqual([2, 3]);
  expect(ids(11, 14, 'ASC')).toEqual([]);
});

test('clamp() never widens', () => {
  const whole = { fromMs: day(1), toMs: day(15), order: 'DESC' } as const;
  expect(clamp({ fromMs: day(-5), toMs: day(10), order: 'ASC' }, whole)).toEqual({
    ...{ fromMs: day(1), toMs: day(10), order: 'ASC' },
  });
});

test('filterText()', () => {
  expect(filterText({ fromMs: day(1), toMs: day(15), order: 'DESC' }, 'UTC')).toBe('2023 Oct 1 - 15 . DESC');
});
