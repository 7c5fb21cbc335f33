import { expect, test } from 'vitest';
import { linkAt } from './link-at.ts';

const text = 'no link here\n[one](https://one.example/a) and https://two.example\nlast';

test('linkAt() finds the address the cursor is in, else the first of its line', () => {
  expect(linkAt(text, text.indexOf('two'))).toBe('https://two.example');
  expect(linkAt(text, text.indexOf('and'))).toBe('https://one.example/a');
  expect(linkAt(text, text.length)).toBeUndefined();
  expect(linkAt(text, 3)).toBeUndefined();
});
