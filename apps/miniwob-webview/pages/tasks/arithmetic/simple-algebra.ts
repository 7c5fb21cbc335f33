import { definePage } from '../../runtime/define-page.ts';
import { arithmeticForm } from './shared/arithmetic-form.ts';

/** `x` plus or minus a digit, or a digit plus or minus `x`, is a number. */
export interface Equation {
  digit: number;
  result: number;
  sign: '+' | '-';
  unknownFirst: boolean;
}

/** An equation to solve. */
export default definePage({
  task: 'simple-algebra',
  nominalSeconds: 10,
  draw: (random): Equation => ({
    digit: random.integer(0, 9),
    result: random.integer(0, 99),
    sign: random.pick(['+', '-']),
    unknownFirst: random.chance(0.5),
  }),
  instruction: () => 'What is x? Type it and press Submit.',
  render(equation, { area, judge }) {
    const { digit, result, sign, unknownFirst } = equation;
    const sides = unknownFirst ? `x ${sign} ${digit}` : `${digit} ${sign} x`;
    const answer = String(solutionOf(equation));
    area.append(arithmeticForm({ lines: [`${sides} = ${result}`], before: 'x =' }, (typed) => judge(typed === answer)));
  },
});

/** What `x` is; may be negative. */
export function solutionOf({ digit, result, sign, unknownFirst }: Equation): number {
  if (sign === '+') return result - digit;
  return unknownFirst ? result + digit : digit - result;
}
