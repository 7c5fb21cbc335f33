import { h } from '../runtime/dom.ts';
import { showModal } from './modal.ts';
import './select-field.css';

/** A closed list: tapped, it opens in a sheet, as lists of choices do on a phone. */
export interface SelectField {
  readonly element: HTMLElement;
  /** The chosen options, in the order of the list. */
  chosen(): string[];
}

/**
 * A list of which one option is chosen (the first at the start; a tap chooses and closes), or with `multiple` any
 * number (none at the start; OK takes the checked ones, Cancel leaves things as they were).
 */
export function selectField(area: HTMLElement, options: readonly string[], { multiple = false } = {}): SelectField {
  let chosen = new Set<number>(multiple ? [] : [0]);
  const textOf = (): string => [...chosen].map((index) => options[index]).join(', ') || 'None selected';
  const open = (): void => {
    const draft = new Set(chosen);
    const finish = (choice: ReadonlySet<number>): void => {
      chosen = new Set([...choice].sort((left, right) => left - right));
      element.textContent = textOf();
      close();
    };
    const press = (index: number): void => {
      if (!multiple) {
        finish(new Set([index]));
        return;
      }
      if (!draft.delete(index)) draft.add(index);
      items[index]?.setAttribute('aria-selected', String(draft.has(index)));
    };
    const items = options.map((option, index) =>
      h(
        'div',
        {
          class: 'select-option',
          role: 'option',
          tabindex: 0,
          'aria-selected': String(draft.has(index)),
          onclick: () => press(index),
        },
        option,
      ),
    );
    const list = h(
      'div',
      { class: 'select-options', role: 'listbox', 'aria-multiselectable': String(multiple) },
      items,
    );
    const buttons = h(
      'div',
      { class: 'select-buttons' },
      h('button', { type: 'button', onclick: () => close() }, 'Cancel'),
      h('button', { type: 'button', onclick: () => finish(draft) }, 'OK'),
    );
    const close = showModal(area, 'Options', list, multiple && buttons);
  };
  const element = h(
    'button',
    { id: 'options', class: 'select-field', type: 'button', 'aria-haspopup': 'listbox', onclick: open },
    textOf(),
  );
  return { element, chosen: () => [...chosen].map((index) => options[index] ?? '') };
}
