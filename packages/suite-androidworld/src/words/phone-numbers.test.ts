import { createRandom } from '@androidworld/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullNames } from './people.ts';
import { phoneNumbers } from './phone-numbers.ts';

const ending = (number: string) => number.slice(-7);

test('phoneNumbers() gives numbers with a country code, which phones tell apart', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
      const taken = phoneNumbers(createRandom(seed).fork('taken'), 2);
      const numbers = phoneNumbers(createRandom(seed), count, taken);
      for (const number of numbers) expect(number).toMatch(/^\+1\d{10}$/);
      expect(new Set([...taken, ...numbers].map(ending)).size).toBe(count + 2);
    }),
    { numRuns: 2_000 },
  );
});

test('phoneNumbers() passes over a number that ends like a taken one', () => {
  const [drawn = ''] = phoneNumbers(createRandom(7), 1);
  const [next = ''] = phoneNumbers(createRandom(7), 1, [`+44123${ending(drawn)}`]);
  expect(ending(next)).not.toBe(ending(drawn));
});

test('fullNames() gives names that share no word', () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const words = fullNames(createRandom(seed), 3).flatMap((name) => name.split(' '));
    expect(new Set(words).size).toBe(6);
  }
});
