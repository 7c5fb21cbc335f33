import { definePage } from '../../runtime/define-page.ts';
import { arithmeticForm } from './shared/arithmetic-form.ts';

const OPERATIONS = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '×': (a: number, b: number) => a * b,
} as const;

type Sign = keyof typeof OPERATIONS;

/** Two digits to add, subtract or multiply. */
export default definePage({
  task: 'simple-arithmetic',
  nominalSeconds: 10,
  draw: (random) => ({
    a: random.integer(0, 9),
    b: random.integer(0, 9),
    sign: random.pick<Sign>(['+', '-', '×']),
  }),
  instruction: () => 'Work out the sum, type what it comes to, and press Submit.',
  render({ a, b, sign }, { area, judge }) {
    const answer = String(OPERATIONS[sign](a, b));
    area.append(arithmeticForm({ lines: [], before: `${a} ${sign} ${b} =` }, (typed) => judge(typed === answer)));
  },
});
