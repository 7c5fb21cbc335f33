import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { touchDrag } from '../../../test/touch-drag.ts';
import { usePhone } from '../../../test/use-phone.ts';
import highlightText from './highlight-text.ts';
import highlightText2 from './highlight-text-2.ts';

const phone = usePhone(['highlight-text', 'highlight-text-2']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

async function cornersOf(page: Page, paragraph: number) {
  const box = await page.locator(`#p${paragraph}`).boundingBox();
  if (box === null) throw new Error(`Paragraph ${paragraph} is not on the screen`);
  const { x, y, width, height } = box;
  return { start: { x: x + 1, y: y + 8 }, end: { x: x + width - 1, y: y + height - 8 } };
}

it('highlight-text has three to nine words, highlight-text-2 three paragraphs of five to seven', () => {
  for (const seed of SEEDS) {
    expect(problemOf(highlightText, seed).paragraphs.join(' ')).toMatch(/^\S+(?: \S+){2,8}$/);
    const { paragraphs } = problemOf(highlightText2, seed);
    expect(paragraphs).toHaveLength(3);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\S+(?: \S+){4,6}$/);
  }
});

it.each(['1', '2', '3', '4'])(
  'highlight-text is solved by a finger that moves over the text (seed %s)',
  async (seed) => {
    await using opened = await phone.open('highlight-text');
    await opened.start(seed);
    const { start, end } = await cornersOf(opened.page, 1);
    // From the end to the start, as well as the other way round.
    await (Number(seed) % 2 === 0 ? touchDrag(opened.page, start, end) : touchDrag(opened.page, end, start));
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(1);
  },
);

it('highlight-text wants the text of the paragraph and nothing else', async () => {
  await using opened = await phone.open('highlight-text');
  await opened.start('5');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(-1);
  await opened.start('5');
  await opened.page.keyboard.press('Control+a');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(-1);
  await opened.start('5');
  const { start } = await cornersOf(opened.page, 1);
  await touchDrag(opened.page, start, { x: start.x + 8, y: start.y });
  expect(await opened.page.evaluate('String(getSelection())')).toBe(
    problemOf(highlightText, '5').paragraphs[0]?.split(' ')[0],
  );
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(-1);
});

it('highlight-text-2 wants one of three paragraphs', async () => {
  const { target } = problemOf(highlightText2, '6');
  await using opened = await phone.open('highlight-text-2');
  for (const [first, last] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 3],
  ] as const) {
    await opened.start('6');
    const from = await cornersOf(opened.page, first);
    const to = await cornersOf(opened.page, last);
    await touchDrag(opened.page, from.start, to.end);
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(first === last && first === target + 1 ? 1 : -1);
  }
});
