import { h } from '../runtime/dom.ts';
import './autocomplete.css';

/**
 * Offers suggestions below a field while one types; a tap on one fills the field. The list lies over what is below and
 * closes when the field loses the focus.
 *
 * @param suggest the suggestions for a text of at least one character
 * @param maxHeight of the list in px; a longer one scrolls
 * @returns the field with its list
 */
export function autocomplete(
  input: HTMLInputElement,
  suggest: (typed: string) => readonly string[],
  maxHeight = 160,
): HTMLElement {
  const list = h('div', { class: 'suggestions', role: 'listbox', hidden: true, style: `max-height: ${maxHeight}px` });
  const close = (): void => {
    list.hidden = true;
    list.replaceChildren();
  };
  const open = (): void => {
    const found = input.value === '' ? [] : suggest(input.value);
    list.replaceChildren(
      ...found.map((text) =>
        h(
          'div',
          {
            class: 'suggestion',
            role: 'option',
            onclick: () => {
              input.value = text;
              close();
            },
          },
          text,
        ),
      ),
    );
    list.hidden = found.length === 0;
  };
  input.addEventListener('input', open);
  input.addEventListener('blur', close);
  // Else the field would lose the focus, and the list close, before the tap on a suggestion is complete.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  return h('div', { class: 'autocomplete' }, input, list);
}
