import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import { utteranceOf } from '../../runtime/instruction.ts';
import { dayAfter } from '../../words/dates.ts';
import enterDate from './enter-date.ts';
import enterTime from './enter-time.ts';

const phone = usePhone(['enter-date', 'enter-time']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('enter-date asks for a day of the 2010s', () => {
  for (const seed of SEEDS) {
    const { day } = problemOf(enterDate, seed);
    expect(day >= '2010-01-01' && day <= '2019-12-30').toBe(true);
  }
});

it('enter-time asks for any minute of a day, in twelve hours', () => {
  const [midnight, noon, evening] = [
    { hour: 0, minute: 5 },
    { hour: 12, minute: 0 },
    { hour: 19, minute: 58 },
  ].map((time) => utteranceOf(enterTime.instruction(time)));
  expect(midnight).toContain(' 12:05 AM ');
  expect(noon).toContain(' 12:00 PM ');
  expect(evening).toContain(' 7:58 PM ');
  const hours = new Set(SEEDS.map((seed) => problemOf(enterTime, seed).hour));
  expect(hours.size).toBe(24);
});

it.each([
  [0, 1],
  [1, -1],
])('enter-date gives the day %d days later %d', async (days, reward) => {
  await using opened = await phone.open('enter-date');
  await opened.start('3');
  await opened.page.fill('input[type=date]', dayAfter(problemOf(enterDate, '3').day, days));
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});

it.each([
  [0, 1],
  [12, -1],
])('enter-time gives the time %d hours later %d', async (hours, reward) => {
  const { hour, minute } = problemOf(enterTime, '3');
  const two = (number: number): string => String(number).padStart(2, '0');
  await using opened = await phone.open('enter-time');
  await opened.start('3');
  await opened.page.fill('input[type=time]', `${two((hour + hours) % 24)}:${two(minute)}`);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});

it('enter-date and enter-time give -1 for an empty field', async () => {
  for (const task of ['enter-date', 'enter-time']) {
    await using opened = await phone.open(task);
    await opened.start('1');
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(-1);
  }
});
