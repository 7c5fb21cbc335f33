import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBytes, unpackBytes } from './pack-bytes.ts';

test('unpackBytes() gives back what packBytes() was given, through JSON', () => {
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.uint8Array(),
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('node')),
      fc.dictionary(
        fc.string().filter((key) => key !== '$bytes' && key !== '__proto__'),
        tie('node'),
        { noNullPrototype: true },
      ),
    ),
  })).node;
  fc.assert(
    fc.property(value, (original) => {
      expect(unpackBytes(JSON.parse(JSON.stringify(packBytes(original))))).toEqual(original);
    }),
  );
});
