import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import chooseList from './choose-list.ts';

const phone = usePhone(['choose-list']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('choose-list asks for one of three to nine different options', () => {
  for (const seed of SEEDS) {
    const { options, target } = problemOf(chooseList, seed);
    expect(options.length >= 3 && options.length <= 9).toBe(true);
    expect(new Set(options).size).toBe(options.length);
    expect(options).toContain(target);
  }
});

it('choose-list has a native list, whose first option is chosen at first', async () => {
  const { options, target } = problemOf(chooseList, '7');
  await using opened = await phone.open('choose-list');
  await opened.start('7');
  const list = opened.page.locator('select#options');
  expect(await list.inputValue()).toBe(options[0]);
  expect(await list.locator('option').allTextContents()).toEqual(options);
  await list.selectOption(target);
  expect(await opened.isRunning()).toBe(true);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
});

it('choose-list gives -1 for another option', async () => {
  const { options, target } = problemOf(chooseList, '8');
  await using opened = await phone.open('choose-list');
  await opened.start('8');
  await opened.page.locator('#options').selectOption(options.find((option) => option !== target) ?? '');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(-1);
});
