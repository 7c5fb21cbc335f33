import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows, rowFormats, type WrittenRows, writeRows } from './row-text.ts';

const written: WrittenRows<'name' | 'note'> = {
  kind: 'Expense',
  titleField: 'name',
  fields: ['name', 'note'],
  rows: [
    { name: 'Taxi', note: 'in cash' },
    { name: 'Rent', note: '' },
  ],
};

test('writeRows() as lines', () => {
  expect(writeRows(written, 'csv')).toBe('name|note\nTaxi|in cash\nRent|');
});

test('writeRows() as blocks', () => {
  expect(writeRows(written, 'text_block')).toBe('Expense: Taxi\n note: in cash\n\nExpense: Rent\n note: ');
});

test.each(rowFormats)('readRows() reads what writeRows() wrote as %s', (format) => {
  const value = fc
    .string({ unit: fc.constantFrom('a', 'B', '.', ' ', ':', '-'), minLength: 1 })
    .map((text) => `x${text}`.trim());
  fc.assert(
    fc.property(fc.array(fc.record({ name: value, note: value }), { minLength: 1 }), (rows) => {
      expect(readRows(writeRows({ ...written, rows }, format), written)).toEqual(rows);
    }),
  );
});

test('readRows() says what is missing', () => {
  expect(() => readRows('Expense: Taxi', written)).toThrow(/name, note; found no note/);
});
