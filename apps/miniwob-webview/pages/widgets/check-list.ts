import { h } from '../runtime/dom.ts';
import './check-list.css';

/** Check boxes or radio buttons, one per line. */
export interface CheckList {
  readonly element: HTMLElement;
  /** Whether each is checked, in the order of the labels. */
  checked(): boolean[];
}

/** Check boxes (or radio buttons of one group), none checked; tapping a label toggles too. */
export function checkList(labels: readonly string[], type: 'checkbox' | 'radio' = 'checkbox'): CheckList {
  const inputs = labels.map((_, index) =>
    h('input', { type, id: `ch${index}`, name: type === 'radio' ? 'choice' : undefined }),
  );
  const lines = labels.map((label, index) => h('label', { class: 'check-line' }, inputs[index], label));
  return {
    element: h('div', { class: 'check-list', role: type === 'radio' ? 'radiogroup' : 'group' }, lines),
    checked: () => inputs.map((input) => input.checked),
  };
}
