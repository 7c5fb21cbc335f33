import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import simpleAlgebra, { solutionOf } from './simple-algebra.ts';
import simpleArithmetic from './simple-arithmetic.ts';

const phone = usePhone(['simple-algebra', 'simple-arithmetic']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('simple-algebra has a number that solves each equation', () => {
  for (const seed of SEEDS) {
    const { digit, result, sign, unknownFirst } = problemOf(simpleAlgebra, seed);
    const x = solutionOf({ digit, result, sign, unknownFirst });
    const [first, second] = unknownFirst ? [x, digit] : [digit, x];
    expect(sign === '+' ? first + second : first - second).toBe(result);
  }
});

it('simple-algebra and simple-arithmetic take the exact number alone', async () => {
  const algebra = solutionOf(problemOf(simpleAlgebra, '2'));
  const { a, b, sign } = problemOf(simpleArithmetic, '2');
  const arithmetic = { '+': a + b, '-': a - b, '×': a * b }[sign];
  for (const [task, answer] of [
    ['simple-algebra', algebra],
    ['simple-arithmetic', arithmetic],
  ] as const) {
    await using opened = await phone.open(task);
    for (const [typed, reward] of [
      [`${answer}`, 1],
      [`${answer + 1}`, -1],
      ['', -1],
    ] as const) {
      await opened.start('2');
      await opened.page.fill('#math-answer', typed);
      await opened.page.tap('#subbtn');
      expect(await opened.reward()).toBe(reward);
    }
  }
});
