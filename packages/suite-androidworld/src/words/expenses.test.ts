import { gestaltRatio } from '@androidworld/question-tasks';
import { expect, test } from 'vitest';
import { expenseCategories, expenseNames, expenseNotes } from './expenses.ts';

const names = Object.values(expenseNames).flat();

test('every category has names, which nobody takes for each other and the app can take', () => {
  expect(Object.keys(expenseNames)).toEqual([...expenseCategories]);
  expect(names).toHaveLength(109);
  for (const one of names) {
    expect(one).toMatch(/^[ -~]{1,20}$/);
    for (const other of names) {
      if (other !== one)
        expect(gestaltRatio(one.toLowerCase(), other.toLowerCase()), `${one}, ${other}`).toBeLessThan(0.9);
    }
  }
});

test('notes are short', () => {
  for (const note of expenseNotes) expect(note).toMatch(/^[ -~]{1,26}$/);
});
