import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { COUNTRIES } from '../../words/countries.ts';
import useAutocomplete from './use-autocomplete.ts';

it('use-autocomplete asks for the beginning and mostly the end of an item of the list', () => {
  const problems = Array.from({ length: 2_000 }, (_, seed) => problemOf(useAutocomplete, String(seed)));
  for (const { prefix, suffix } of problems) {
    expect([2, 3, 4]).toContain(prefix.length);
    expect([0, 2, 3, 4]).toContain(suffix.length);
    expect(COUNTRIES.some((name) => name.startsWith(prefix) && name.endsWith(suffix))).toBe(true);
  }
  const withEnd = problems.filter(({ suffix }) => suffix !== '').length;
  expect(withEnd / problems.length).toBeGreaterThan(0.7);
  expect(withEnd / problems.length).toBeLessThan(0.8);
});
