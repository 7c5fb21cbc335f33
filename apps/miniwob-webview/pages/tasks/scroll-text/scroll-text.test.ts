import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { middleOf, touchDrag } from '../../../test/touch-drag.ts';
import { usePhone } from '../../../test/use-phone.ts';
import scrollText from './scroll-text.ts';
import scrollText2 from './scroll-text-2.ts';

const phone = usePhone(['scroll-text', 'scroll-text-2']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('scroll-text and scroll-text-2 have up to 149 words', () => {
  const count = (text: string): number => text.split(' ').length;
  for (const seed of SEEDS) {
    expect(count(problemOf(scrollText, seed).text)).toSatisfy((words: number) => words >= 20 && words <= 149);
    expect(count(problemOf(scrollText2, seed).text)).toSatisfy((words: number) => words >= 50 && words <= 149);
  }
});

it.each([
  ['the last word', (word: string) => word, 1],
  ['the last word and its full stop', (word: string) => `${word}.`, 1],
  ['the last word with a letter more', (word: string) => `${word}s`, -1],
])('scroll-text judges %s', async (_, typed, reward) => {
  const word = /(\w+)\.$/.exec(problemOf(scrollText, '3').text)?.[1] ?? '';
  await using opened = await phone.open('scroll-text');
  await opened.start('3');
  expect(await opened.page.locator('#text-area').evaluate((area) => area.scrollTop)).toBe(0);
  await opened.page.fill('#answer-input', typed(word));
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});

it('scroll-text-2 is not solved as it stands at first, whatever the text', async () => {
  await using opened = await phone.open('scroll-text-2');
  for (const seed of SEEDS.slice(0, 40)) {
    await opened.start(seed);
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(-1);
  }
});

it.each(['1', '2', '3', '4'])('scroll-text-2 is solved by a finger that scrolls the text (seed %s)', async (seed) => {
  const { end } = problemOf(scrollText2, seed);
  await using opened = await phone.open('scroll-text-2');
  await opened.start(seed);
  const middle = await middleOf(opened.page, '#text-area');
  const way = end === 'bottom' ? -40 : 40;
  for (let drags = 0; drags < 8; drags += 1) {
    await touchDrag(opened.page, { ...middle, y: middle.y - way }, { ...middle, y: middle.y + way });
  }
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
});
