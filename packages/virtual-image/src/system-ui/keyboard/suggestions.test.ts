import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

test('suggestionsFor() offers what is typed and what may be meant, in its case', () => {
  expect(suggestionsFor('Call me tomor')).toEqual(['tomor', 'tomorrow']);
  expect(suggestionsFor('Tha')).toEqual(['Tha', 'That', 'Than']);
  expect(suggestionsFor('MEE')).toContain('MEETING');
});

test('suggestionsFor() offers nothing where no word has begun', () => {
  expect(suggestionsFor('')).toEqual([]);
  expect(suggestionsFor('Hello ')).toEqual([]);
});
