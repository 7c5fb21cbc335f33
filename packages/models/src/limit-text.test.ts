import { expect, it } from 'vitest';
import { limitText } from './limit-text.ts';

it('limitText() leaves a text that fits', () => {
  expect(limitText('0123456789', 10)).toBe('0123456789');
});

it('limitText() keeps beginning and end of a longer one, and says how much is missing', () => {
  expect(limitText('0123456789abc', 5)).toBe('012\n[8 characters left out]\nbc');
  expect(limitText('abc', 0)).toBe('\n[3 characters left out]\n');
  expect(limitText('x'.repeat(200_000))).toHaveLength(20_000 + '\n[180000 characters left out]\n'.length);
});
