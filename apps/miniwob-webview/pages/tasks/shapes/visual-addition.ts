import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import './visual-addition.css';

/** Two heaps of blocks to count together. */
export default definePage({
  task: 'visual-addition',
  nominalSeconds: 10,
  draw: (random) => ({ left: random.integer(1, 10), right: random.integer(1, 10) }),
  instruction: () => 'How many blocks are there in all? Type the number and press Submit.',
  render({ left, right }, { area, judge }) {
    const attributes = { id: 'math-answer', inputmode: 'numeric', style: 'width: 60px' };
    const { element, input } = textField({ label: 'Total:', attributes });
    const groups = h('div', { class: 'block-groups' }, blocks(left), '+', blocks(right));
    area.append(answerForm([groups, element], () => judge(input.value === String(left + right))));
  },
});

function blocks(count: number): HTMLElement {
  const all = Array.from({ length: count }, () => h('div', { class: 'block', role: 'img', 'aria-label': 'block' }));
  return h('div', { class: 'block-group' }, all);
}
