import { expect, test } from 'vitest';
import type { ExpectedAnswer } from './expected-answer.ts';
import { gestaltRatio } from './gestalt-ratio.ts';
import { publishedCheck } from './published-check.ts';

const two: ExpectedAnswer = { kind: 'texts', texts: ['Board meeting', 'Game night'] };
const six: ExpectedAnswer = { kind: 'number', number: 6, tolerance: 0 };
const far: ExpectedAnswer = { kind: 'number', number: 5005, tolerance: 10 };
const moment: ExpectedAnswer = { kind: 'moment', date: '2023-10-16', time: '14:00' };
const truth: ExpectedAnswer = { kind: 'truth', truth: true };

test.each([
  ['Game night, Board meeting', two, true],
  ['Board meeting', two, false],
  ['Board meeting, Game night, Choir', two, false],
  ['Board meeting, Board meeting', two, true],
  ['Board meetin,game night', two, true],
  ['', two, false],
  ['6', six, true],
  ['6.0', six, true],
  ['+6', six, true],
  ['0.6e1', six, true],
  ['0_6', six, true],
  ['6 tasks', six, false],
  ['six', six, false],
  ['0x6', six, false],
  ['nan', six, false],
  ['6,0', six, false],
  ['5014.9', far, true],
  ['5015', far, false],
  ['5,005', far, false],
  ['October 16 2023 14:00', moment, true],
  ['october  16 2023 14:0', moment, true],
  ['October 16 2023 2:00pm', moment, false],
  ['October 16, 2023 14:00', moment, false],
  ['2023-10-16 14:00', moment, false],
  ['14:00 October 16 2023', moment, false],
  ['October 16 2023 24:00', moment, false],
  ['True', truth, true],
  ['true', truth, true],
  ['True.', truth, false],
  ['False', truth, false],
])('publishedCheck(%j) of %j is %s', (answer, expected, isRight) => {
  expect(publishedCheck(answer, expected)).toBe(isRight);
});

test.each([
  ['quarterly review.', 'quarterly review', 0.9697],
  ['gym.', 'gym', 0.8571],
  ['game night', 'date night', 0.8],
  ['snowboarding', 'snow boarding', 0.96],
  ['', '', 1],
  ['', 'x', 0],
  ['tide', 'diet', 0.25],
  ['diet', 'tide', 0.5],
  ['2 teaspoons', '3 teaspoons', 0.909],
])('gestaltRatio(%j, %j) is %s', (a, b, ratio) => {
  expect(gestaltRatio(a, b)).toBeCloseTo(ratio, 3);
});

test('gestaltRatio() lets common characters of a long text begin no block', () => {
  const long = 'ab'.repeat(150);
  // Only what stands at the beginning of both is found, by continuing an empty block.
  expect(gestaltRatio('ab', long)).toBeCloseTo(4 / 302, 6);
  expect(gestaltRatio('xab', `yy${long}`)).toBe(0);
});
