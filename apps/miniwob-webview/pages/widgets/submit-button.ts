import { h } from '../runtime/dom.ts';

/** The button that gives the answer. */
export function submitButton(submit: () => void, label = 'Submit'): HTMLButtonElement {
  return h('button', { id: 'subbtn', class: 'secondary-action', type: 'button', onclick: submit }, label);
}
