import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import clickPie from './click-pie.ts';

const phone = usePhone(['click-pie']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('click-pie has four to eight items, of which no two look the same', () => {
  for (const seed of SEEDS) {
    const { labels, target } = problemOf(clickPie, seed);
    expect(labels.length >= 4 && labels.length <= 8 && labels.includes(target)).toBe(true);
    expect(new Set(labels.map((label) => label.replace('O', '0').replace(/[Il]/, '1'))).size).toBe(labels.length);
  }
});

it.each([4, 5, 6, 7, 8])('click-pie has each of %i items under the middle of its box', async (count) => {
  const seed = SEEDS.find((each) => problemOf(clickPie, each).labels.length === count) ?? '';
  await using opened = await phone.open('click-pie');
  await opened.start(seed);
  await opened.page.tap('#pie-button');
  await opened.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await opened.page.evaluate(labelsAtMiddles)).toEqual(problemOf(clickPie, seed).labels);
});

it('click-pie gives 1 for the item, -1 for another, and nothing for opening and closing', async () => {
  const { labels, target } = problemOf(clickPie, '5');
  await using opened = await phone.open('click-pie');
  for (const label of labels) {
    await opened.start('5');
    for (let tap = 0; tap < 3; tap++) await opened.page.tap('#pie-button');
    expect(await opened.isRunning()).toBe(true);
    await opened.page.getByRole('button', { name: label, exact: true }).tap();
    expect(await opened.reward()).toBe(label === target ? 1 : -1);
  }
});

/** Runs in the page: what a tap on the middle of each item would hit. */
function labelsAtMiddles(): (string | null | undefined)[] {
  return [...document.querySelectorAll('.pie-slice')].map((slice) => {
    const { left, top, width, height } = slice.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.pie-slice')?.textContent;
  });
}
