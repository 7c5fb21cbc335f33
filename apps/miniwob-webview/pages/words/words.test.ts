import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { Random } from '../runtime/random.ts';
import { COUNTRIES } from './countries.ts';
import { dayAfter, drawDay, formatDay } from './dates.ts';
import { drawAlphanumeric, drawOpenText, drawText } from './draw-text.ts';
import { FILLER_WORDS } from './filler-words.ts';
import { FIRST_NAMES } from './first-names.ts';
import { LAST_NAMES } from './last-names.ts';
import { ordinal } from './ordinal.ts';
import { SHORT_NAMES } from './short-names.ts';
import { SYNONYMS } from './synonyms.ts';

const randoms = fc.integer().map((seed) => new Random(seedrandom(String(seed))));

it.each([
  ['FIRST_NAMES', FIRST_NAMES],
  ['LAST_NAMES', LAST_NAMES],
  ['SHORT_NAMES', SHORT_NAMES],
  ['COUNTRIES', COUNTRIES],
  ['FILLER_WORDS', FILLER_WORDS],
])('%s are different, and of letters, spaces and hyphens', (_, list) => {
  expect(new Set(list).size).toBe(list.length);
  for (const text of list) expect(text).toMatch(/^[A-Za-z]+(?:[ -][A-Za-z]+)*$/);
});

it('drawText() gives as many words as asked for, in sentences', () => {
  fc.assert(
    fc.property(randoms, fc.integer({ min: 1, max: 30 }), (random, count) => {
      const text = drawText(random, count);
      expect(text.split(' ')).toHaveLength(count);
      expect(text).toMatch(/^[A-Z][a-z]*(?:,? [a-z]+)*\.(?: [A-Z][a-z]*(?:,? [a-z]+)*\.)*$/);
    }),
  );
});

it('drawOpenText() ends with or without a full stop', () => {
  const ends = new Set<string | undefined>();
  fc.assert(
    fc.property(randoms, fc.integer({ min: 1, max: 30 }), (random, count) => {
      const text = drawOpenText(random, count);
      expect(text.split(' ')).toHaveLength(count);
      expect(text).toMatch(/^[A-Z][a-z]*(?:(?:,? [a-z]+)|(?:\. [A-Z][a-z]*))*\.?$/);
      ends.add(text.endsWith('.') ? 'closed' : 'open');
    }),
  );
  expect(ends.size).toBe(2);
});

it('ordinal() counts as English does', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 14, 21, 22, 101, 111].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 21st 22nd 101st 111th',
  );
});

it('drawAlphanumeric() gives letters and digits within the bounds', () => {
  fc.assert(
    fc.property(randoms, (random) => {
      expect(drawAlphanumeric(random, 2, 7)).toMatch(/^[A-Za-z0-9]{2,7}$/);
    }),
  );
});

it('drawDay() stays within both bounds, and formatDay() shows a day as MM/DD/YYYY', () => {
  fc.assert(
    fc.property(randoms, (random) => {
      const day = drawDay(random, '2016-02-27', '2016-03-01');
      expect(['2016-02-27', '2016-02-28', '2016-02-29', '2016-03-01']).toContain(day);
    }),
  );
  expect(formatDay(dayAfter('2016-12-31', 1))).toBe('01/01/2017');
});

it('SYNONYMS has groups of words to choose from, and no word in two of them', () => {
  const words = SYNONYMS.flat();
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^[a-z]+$/);
  for (const group of SYNONYMS) expect(group.length).toBeGreaterThan(2);
});
