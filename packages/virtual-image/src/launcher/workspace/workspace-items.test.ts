import { expect, test } from 'vitest';
import {
  addItem,
  cellAt,
  firstItems,
  pageCount,
  placeOf,
  putItem,
  withoutEmptyPages,
  withoutItem,
} from './workspace-items.ts';

const gmail = 'com.google.android.gm';

test('cellAt() finds the cell whose place holds the point', () => {
  for (const item of firstItems) {
    const [left, top, right, bottom] = placeOf(item);
    const { page, column, row } = item;
    expect(cellAt(0, (left + right) / 2, (top + bottom) / 2)).toEqual({ page, column, row });
  }
  expect(cellAt(0, 540, 2000)).toBeUndefined();
});

test('putItem() moves an icon to a free cell, and leaves it where it was when the cell is taken', () => {
  const moved = putItem(firstItems, gmail, { page: 0, column: 0, row: 2 });
  expect(moved.find(({ key }) => key === gmail)).toMatchObject({ column: 0, row: 2 });
  expect(moved).toHaveLength(firstItems.length);
  expect(putItem(firstItems, gmail, { page: 0, column: 2, row: 4 })).toBe(firstItems);
  expect(putItem(firstItems, gmail, { page: 0, column: 1, row: 0 })).toBe(firstItems);
});

test('A page that has lost its last icon goes', () => {
  const onSecond = putItem(firstItems, 'one', { page: 1, column: 0, row: 0 });
  expect(pageCount(onSecond)).toBe(2);
  expect(pageCount(withoutEmptyPages(withoutItem(onSecond, 'one')))).toBe(1);
  const onThird = putItem(onSecond, 'two', { page: 2, column: 0, row: 0 });
  expect(withoutEmptyPages(withoutItem(onThird, 'one'))).toContainEqual({
    key: 'two',
    page: 1,
    column: 0,
    row: 0,
  });
});

test('addItem() puts an icon into the first free cell of the second page, and none twice', () => {
  const one = addItem(firstItems, 'one');
  expect(one.at(-1)).toEqual({ key: 'one', page: 1, column: 0, row: 0 });
  expect(addItem(one, 'one')).toBe(one);
  const many = Array.from({ length: 20 }, (_, index) => `app ${index}`).reduce(addItem, one);
  expect(many.slice(-2)).toEqual([
    { key: 'app 18', page: 1, column: 3, row: 4 },
    { key: 'app 19', page: 2, column: 0, row: 0 },
  ]);
});
