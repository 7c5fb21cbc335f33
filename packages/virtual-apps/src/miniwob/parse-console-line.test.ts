import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseConsoleLine } from './parse-console-line.ts';

test('parseConsoleLine() reads every reward JavaScript can write', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (discounted, raw) => {
      expect(parseConsoleLine(`reward: ${discounted} (raw: ${raw})`)).toEqual({
        kind: 'reward',
        raw: String(raw),
        discounted: String(discounted),
      });
    }),
  );
});

test('parseConsoleLine() keeps an utterance whole', () => {
  const text = 'Type "utterance: a"\nand data=b.';
  expect(parseConsoleLine(`utterance: ${text}`)).toEqual({ kind: 'utterance', text });
});

test.each([
  'reward',
  'reward: 1',
  'reward: 1 (raw: )',
  'reward: x (raw: 1)',
  'rewards: 1 (raw: 1)',
  'utterance',
  'an utterance: a',
])('parseConsoleLine() takes %j for a line like any other', (line) => {
  expect(parseConsoleLine(line)).toBeNull();
});
