import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import multiLayouts from './multi-layouts.ts';
import { LAYOUTS } from './shared/layouts.ts';

const phone = usePhone(['multi-layouts']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

function seedWithLayout(name: string): string {
  return SEEDS.find((seed) => problemOf(multiLayouts, seed).layout.name === name) ?? '';
}

it('multi-layouts has five layouts, six orders and eighteen genres', () => {
  const problems = SEEDS.map((seed) => problemOf(multiLayouts, seed));
  expect(new Set(problems.map(({ layout }) => layout.name)).size).toBe(5);
  expect(new Set(problems.map(({ search }) => search.order.join())).size).toBe(6);
  expect(new Set(problems.map(({ search }) => search.wanted.genre)).size).toBe(18);
});

it.each(LAYOUTS.map(({ name }) => name))('multi-layouts is solved by its labels (%s)', async (name) => {
  const seed = seedWithLayout(name);
  const { search, layout } = problemOf(multiLayouts, seed);
  await using opened = await phone.open('multi-layouts');
  await opened.start(seed);
  for (const field of search.order) await opened.page.getByLabel(layout.labels[field]).fill(search.wanted[field]);
  await opened.page.getByRole('button', { name: layout.submit.label }).tap();
  expect(await opened.reward()).toBe(1);
});

it.each([
  ['in capitals, with spaces around', (text: string) => ` ${text.toUpperCase()} `, '', 1],
  ['with one letter more', (text: string) => `${text}s`, '', -1],
  ['as wanted, and a space after the year', (text: string) => text, ' ', -1],
])('multi-layouts judges a genre %s', async (_, changed, afterYear, reward) => {
  const { wanted } = problemOf(multiLayouts, '9').search;
  await using opened = await phone.open('multi-layouts');
  await opened.start('9');
  await opened.page.fill('#genre', changed(wanted.genre));
  await opened.page.fill('#director', wanted.director);
  await opened.page.fill('#year', wanted.year + afterYear);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});
