import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import guessNumber from './guess-number.ts';

const phone = usePhone(['guess-number']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('guess-number has all ten digits', () => {
  expect(new Set(SEEDS.map((seed) => problemOf(guessNumber, seed).number)).size).toBe(10);
});

it('guess-number tells of every wrong guess where the number is, until it is found', async () => {
  const { number } = problemOf(guessNumber, '3');
  await using opened = await phone.open('guess-number');
  await opened.start('3');
  for (const guess of [-1, 10]) {
    await opened.page.fill('#tt', String(guess));
    await opened.page.tap('#subbtn');
    const way = number < guess ? 'lower' : 'higher';
    expect(await opened.page.textContent('#feedback')).toBe(`The number is ${way} than ${guess}.`);
  }
  await opened.page.fill('#tt', '');
  await opened.page.tap('#subbtn');
  expect(await opened.page.textContent('#feedback')).toBe('');
  expect(await opened.isRunning()).toBe(true);
  await opened.page.fill('#tt', String(number));
  await opened.page.press('#tt', 'Enter');
  expect(await opened.reward()).toBe(1);
});
