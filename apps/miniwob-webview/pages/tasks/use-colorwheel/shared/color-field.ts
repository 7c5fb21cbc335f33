import { h } from '../../../runtime/dom.ts';
import { textField } from '../../../widgets/text-field.ts';
import { hexOf, parseColor, type Rgb } from './color.ts';
import { colorPicker } from './color-picker.ts';

/** A field of a colour: typed, or picked below it. */
export interface ColorField {
  readonly element: HTMLElement;
  /** The colour shown; the last one that was when the text is none. */
  color(): Rgb;
}

/** @param signal stops it listening to taps elsewhere, which close the picker */
export function colorField(start: Rgb, signal: AbortSignal): ColorField {
  let color = start;
  const { element: label, input } = textField({ label: 'Color:', attributes: { id: 'col', class: 'color-input' } });
  const set = (next: Rgb): void => {
    color = next;
    input.style.background = `#${hexOf(color)}`;
    input.style.color = isDark(color) ? '#fff' : '#000';
  };
  const picker = colorPicker((picked) => {
    set(picked);
    input.value = hexOf(picked);
  });
  input.addEventListener('focus', () => picker.setOpen(true));
  input.addEventListener('input', () => {
    const typed = parseColor(input.value);
    if (typed === undefined) return;
    set(typed);
    picker.show(typed);
  });
  input.addEventListener('blur', () => {
    input.value = hexOf(color);
  });
  const element = h('div', {}, label, picker.element);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && element.contains(target))) picker.setOpen(false);
    },
    { signal },
  );
  set(start);
  picker.show(start);
  input.value = hexOf(start);
  return { element, color: () => color };
}

function isDark([red, green, blue]: Rgb): boolean {
  return 0.3 * red + 0.59 * green + 0.11 * blue < 128;
}
