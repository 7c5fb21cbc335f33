import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import findWord from './find-word.ts';

const phone = usePhone(['find-word']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('find-word asks for one of six to fourteen words', () => {
  for (const seed of SEEDS) {
    const { text, place, answer } = problemOf(findWord, seed);
    const words = text.split(' ');
    expect(words.length >= 6 && words.length <= 14).toBe(true);
    expect(words[place - 1]?.replace(/[.,]/g, '')).toBe(answer);
    expect(answer).toMatch(/^[A-Za-z]+$/);
  }
});

it.each([
  ['the word', (word: string) => word, 1],
  ['the word with marks around it', (word: string) => `"${word}," `, 1],
  ['the word in the other case', (word: string) => otherCase(word), -1],
  ['nothing', () => '', -1],
])('find-word judges %s', async (_, typed, reward) => {
  await using opened = await phone.open('find-word');
  await opened.start('3');
  await opened.page.fill('#answer-input', typed(problemOf(findWord, '3').answer));
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});

function otherCase(word: string): string {
  return word === word.toLowerCase() ? word.toUpperCase() : word.toLowerCase();
}
