import { h } from '../runtime/dom.ts';
import './select-field.css';

/** A native list: a phone opens it in a dialog of its own. */
export interface SelectField {
  readonly element: HTMLSelectElement;
  /** The chosen options, in the order of the list. */
  chosen(): string[];
}

/** A list of which one option is chosen (the first at the start), or with `multiple` any number (none at the start). */
export function selectField(options: readonly string[], { multiple = false } = {}): SelectField {
  const element = h(
    'select',
    { id: 'options', class: 'select-field', multiple, 'aria-label': 'Options' },
    options.map((option) => h('option', {}, option)),
  );
  return { element, chosen: () => [...element.selectedOptions].map(({ text }) => text) };
}
