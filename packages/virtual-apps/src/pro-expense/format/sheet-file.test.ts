import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet, writeSheet } from './sheet-file.ts';

test('readSheet() reads what writeSheet() wrote', () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 20 }), (rows) => {
      expect(readSheet(writeSheet(rows))).toEqual(rows);
    }),
  );
});

test('readSheet() refuses other files', () => {
  expect(() => readSheet(new TextEncoder().encode('name,amount'))).toThrow('not a worksheet');
  expect(() => readSheet(new Uint8Array())).toThrow('not a worksheet');
});
