import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('shorten() leaves a text that fits, and ends another with an ellipsis', () => {
  expect(shorten('abc', 3)).toBe('abc');
  expect(shorten('abcd', 3)).toBe('ab…');
});

it('shorten() never gives more characters than asked for, nor half of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const short = shorten(text, length);
      expect([...short].length).toBeLessThanOrEqual(Math.max(length, 1));
      expect(text.startsWith(short.replace(/…$/, '')) || short === text).toBe(true);
      expect(short).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
