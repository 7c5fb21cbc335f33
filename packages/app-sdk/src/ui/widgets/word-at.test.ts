import { expect, test } from 'vitest';
import { wordAt } from './word-at.ts';

test.each([
  ['Emma Jones', 1, 'Emma'],
  ['Emma Jones', 4, 'Emma'],
  ['Emma Jones', 5, 'Jones'],
  ['Emma Jones', 10, 'Jones'],
  ["don't go", 2, "don't"],
  ['a  b', 2, ''],
  ['', 0, ''],
])('wordAt() finds in %j at %i the word %j', (text, offset, word) => {
  expect(text.slice(...wordAt(text, offset))).toBe(word);
});
