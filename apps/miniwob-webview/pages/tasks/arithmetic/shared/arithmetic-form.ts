import { h } from '../../../runtime/dom.ts';
import { answerForm } from '../../../widgets/answer-form.ts';
import { textField } from '../../../widgets/text-field.ts';
import './arithmetic-form.css';

/**
 * A problem in large print, and a field behind its last line.
 *
 * @param problem.before what stands before the field, e.g. `x =`
 */
export function arithmeticForm(
  problem: { lines: readonly string[]; before: string },
  answer: (typed: string) => void,
): HTMLElement {
  const { element, input } = textField({ label: problem.before, attributes: { id: 'math-answer' } });
  const lines = problem.lines.map((line) => h('div', { id: 'math-problem' }, line));
  return answerForm(h('div', { class: 'arithmetic' }, lines, element), () => answer(input.value));
}
