import { h } from '../runtime/dom.ts';
import { type Day, formatDay } from '../words/dates.ts';
import { calendar } from './calendar.ts';

/** A field whose date is chosen from a calendar below it. */
export interface DateField {
  readonly element: HTMLElement;
  /** The chosen day; `undefined` at first. */
  day(): Day | undefined;
}

/** Shows an empty read-only field `#datepicker`; a tap opens the calendar at `max`'s month, or closes it. */
export function dateField(options: { label: string; min: Day; max: Day; placeholder?: string }): DateField {
  const { label, min, max, placeholder } = options;
  let day: Day | undefined;
  const toggle = (): void => {
    if (popup.childElementCount > 0) popup.replaceChildren();
    else popup.append(calendar({ min, max, chosen: day, opensAt: day ?? max, choose }));
  };
  const choose = (chosen: Day): void => {
    day = chosen;
    input.value = formatDay(chosen);
    popup.replaceChildren();
  };
  // Without an input mode: a tap must open the calendar, not the keyboard.
  const input = h('input', {
    id: 'datepicker',
    type: 'text',
    readonly: true,
    inputmode: 'none',
    placeholder,
    onclick: toggle,
  });
  const popup = h('div', {});
  return { element: h('div', {}, h('label', { class: 'text-field' }, label, ' ', input), popup), day: () => day };
}
