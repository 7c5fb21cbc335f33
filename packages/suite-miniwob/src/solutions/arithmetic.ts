import { AndroidWorldError, type Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { submit } from './submit.ts';

export const simpleArithmetic: PageSolution = {
  solve: (ui) => answer(ui, sumOn(ui)),
  nearMisses: [
    { name: 'one too many', run: (ui) => answer(ui, sumOn(ui) + 1) },
    { name: 'no answer', run: submit },
  ],
};

export const simpleAlgebra: PageSolution = {
  solve: (ui) => answer(ui, unknownOn(ui)),
  nearMisses: [
    { name: 'one too many', run: (ui) => answer(ui, unknownOn(ui) + 1) },
    { name: 'the wrong sign', run: (ui) => answer(ui, unknownOn(ui) === 0 ? 1 : -unknownOn(ui)) },
  ],
};

async function answer(ui: Ui, number: number): Promise<void> {
  await ui.type({ resourceId: 'math-answer' }, String(number));
  await submit(ui);
}

function sumOn(ui: Ui): number {
  const [first, sign, second] = problemOn(ui, /^(\d) ([-+×]) (\d) =$/);
  const [a, b] = [Number(first), Number(second)];
  if (sign === '+') return a + b;
  return sign === '-' ? a - b : a * b;
}

/** `x` in `x + 3 = 10`, `3 - x = 10` and their like. */
function unknownOn(ui: Ui): number {
  const [first, sign, second, right] = problemOn(ui, /^(x|\d) ([-+]) (x|\d) = (\d+)$/);
  const [digit, result] = [Number(first === 'x' ? second : first), Number(right)];
  if (sign === '+') return result - digit;
  return first === 'x' ? result + digit : digit - result;
}

function problemOn(ui: Ui, pattern: RegExp): string[] {
  const match = pattern.exec(ui.find(pattern)?.text ?? '');
  if (match !== null) return match.slice(1);
  throw new AndroidWorldError('AW_TASK_FAILED', `Expected a problem like ${pattern} on the page; found none`);
}
