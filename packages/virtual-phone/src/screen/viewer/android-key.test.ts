import { expect, test } from 'vitest';
import { androidKey } from './android-key.ts';

test('androidKey() translates named keys and letters held with CTRL, and leaves text alone', () => {
  expect(androidKey('Escape', false)).toBe(4);
  expect(androidKey('Backspace', false)).toBe(67);
  expect(androidKey('a', true)).toBe(29);
  expect(androidKey('V', true)).toBe(50);
  expect(androidKey('a', false)).toBeUndefined();
  expect(androidKey('Shift', false)).toBeUndefined();
});
