import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

test('bytes go through base64 as Node has it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100_000 }), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(Buffer.from(fromBase64(text)).equals(bytes)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('what is no base64 is refused', () => {
  expect(() => fromBase64('a b!')).toThrow();
});
