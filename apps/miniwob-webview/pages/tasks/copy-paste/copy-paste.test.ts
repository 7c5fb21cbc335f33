import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import copyPaste from './copy-paste.ts';
import copyPaste2 from './copy-paste-2.ts';

const phone = usePhone(['copy-paste', 'copy-paste-2']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('copy-paste shows six to nine words and a space, in an area of one of the sizes', () => {
  for (const seed of SEEDS) {
    const { text, width, height } = problemOf(copyPaste, seed).source;
    expect(text).toMatch(/^(?:\S+ ){6,9}$/);
    expect(width >= 55 && width <= 145 && width % 5 === 0).toBe(true);
    expect(height >= 30 && height <= 70 && height % 5 === 0).toBe(true);
  }
});

it.each([
  ['the whole text', (text: string) => text, 1],
  ['the text without the space at its end', (text: string) => text.trimEnd(), 1],
  ['the text in small letters', (text: string) => text.toLowerCase(), -1],
  ['nothing', () => '', -1],
])('copy-paste judges %s', async (_, pasted, reward) => {
  await using opened = await phone.open('copy-paste');
  await opened.start('3');
  await opened.page.fill('#answer-input', pasted(await opened.page.inputValue('#to-copy')));
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});

it('copy-paste is solved with the clipboard, and by nothing that is done to the area', async () => {
  await using opened = await phone.open('copy-paste');
  await opened.start('4');
  await opened.page.locator('#to-copy').selectText();
  await opened.page.keyboard.press('Control+c');
  await opened.page.fill('#to-copy', 'something else');
  await opened.page.tap('#answer-input');
  await opened.page.keyboard.press('Control+v');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
});

it('copy-paste-2 wants the text of one of three areas', async () => {
  const { sources, target } = problemOf(copyPaste2, '5');
  await using opened = await phone.open('copy-paste-2');
  for (const [index, { text }] of sources.entries()) {
    await opened.start('5');
    await opened.page.fill('#answer-input', text);
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(index === target ? 1 : -1);
  }
});
