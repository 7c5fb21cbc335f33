import { type Attributes, h } from '../runtime/dom.ts';
import './text-field.css';

/** A field of text, and its value now. */
export interface TextField {
  /** The label (where there is one) and the input. */
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
}

/**
 * A one-line field. The keyboard neither corrects nor capitalises: answers are compared exactly.
 *
 * @param options.label shown before the input; without it give `attributes` an `aria-label`
 * @param options.attributes of the input: `id`, `type` (`text` by default), `placeholder`, `style`
 */
export function textField(options: { label?: string; attributes?: Attributes } = {}): TextField {
  const input = h('input', { type: 'text', ...PLAIN_TYPING, ...options.attributes });
  if (options.label === undefined) return { element: input, input };
  return { element: h('label', { class: 'text-field' }, options.label, ' ', input), input };
}

/** A field of many lines, without corrections. */
export function textArea(value: string, attributes: Attributes = {}): HTMLTextAreaElement {
  const area = h('textarea', { ...PLAIN_TYPING, ...attributes });
  area.value = value;
  return area;
}

const PLAIN_TYPING: Attributes = {
  autocomplete: 'off',
  autocapitalize: 'off',
  autocorrect: 'off',
  spellcheck: 'false',
};
