import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import searchEngine from './search-engine.ts';

const phone = usePhone(['search-engine']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('search-engine draws nine results, and puts the search in the title of the one asked for', () => {
  const problems = SEEDS.map((seed) => problemOf(searchEngine, seed));
  for (const { query, place, results } of problems) {
    expect(results).toHaveLength(9);
    expect(results[place]?.title).toBe(query);
  }
  expect(new Set(problems.map(({ place }) => place)).size).toBe(9);
});

it.each([
  { typed: 'the search, in capitals', type: (query: string) => query.toUpperCase(), reward: 1 },
  { typed: 'another search', type: (query: string) => `${query}s`, reward: -1 },
])('search-engine gives $reward for the right place after $typed', async ({ type, reward }) => {
  await using opened = await phone.open('search-engine');
  for (const seed of SEEDS.slice(0, 4)) {
    const { query, place } = problemOf(searchEngine, seed);
    await opened.start(seed);
    await opened.page.fill('#search-text', type(query));
    await opened.page.tap('#search');
    await opened.page.getByRole('button', { name: String(Math.floor(place / 3) + 1) }).tap();
    await opened.page
      .getByRole('link')
      .nth(place % 3)
      .tap();
    expect(await opened.reward()).toBe(reward);
  }
});
