import { type Child, h } from '../runtime/dom.ts';
import type { Random } from '../runtime/random.ts';
import { submitButton } from './submit-button.ts';

/** Distances in px that move a form about from problem to problem. */
export interface FormPlace {
  left: number;
  top: number;
  submitTop: number;
}

/** Draws where a form stands, each distance 0 to 19 px. */
export function drawFormPlace(random: Random): FormPlace {
  return { left: random.integer(0, 19), top: random.integer(0, 19), submitTop: random.integer(0, 19) };
}

/** Fields and the Submit button below them. Not a `<form>`: Enter must not submit. */
export function answerForm(fields: Child, submit: () => void, place?: FormPlace): HTMLElement {
  const { left, top, submitTop } = place ?? { left: 0, top: 0, submitTop: 6 };
  return h(
    'div',
    { id: 'form', style: `margin: ${top}px 0 0 ${left}px` },
    fields,
    h('div', { style: `margin-top: ${submitTop}px` }, submitButton(submit)),
  );
}
