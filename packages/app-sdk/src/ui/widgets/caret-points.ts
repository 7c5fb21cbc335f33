import type { Editable } from '../../runtime/editable.ts';

/** Where a caret stands, in pixels from the field's upper left corner: at the lower end of its line. */
export interface CaretPoint {
  readonly x: number;
  readonly y: number;
}

/** What decides where characters of a field lie. */
const copied = [
  'boxSizing',
  'width',
  'padding',
  'border',
  'font',
  'fontFeatureSettings',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textTransform',
  'tabSize',
  'direction',
] as const;

/** Where the carets of these offsets stand. The browser does not say so of its fields: their text is laid out once more. */
export function caretPoints(field: Editable, offsets: readonly number[]): readonly CaretPoint[] {
  const isLine = field instanceof HTMLInputElement;
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of copied) copy.style[name] = style[name];
  copy.style.whiteSpace = isLine ? 'pre' : 'pre-wrap';
  copy.style.overflowWrap = 'break-word';
  copy.style.position = 'absolute';
  copy.style.visibility = 'hidden';
  const shown = field.type === 'password' ? '•'.repeat(field.value.length) : field.value;
  // Without a character after it, the caret of a last, empty line has no place.
  const text = document.createTextNode(`${shown}\u200b`);
  copy.append(text);
  field.after(copy);
  const base = copy.getBoundingClientRect();
  const points = offsets.map((offset) => {
    const range = document.createRange();
    range.setStart(text, offset);
    range.setEnd(text, offset);
    const box = range.getBoundingClientRect();
    // A line of text is in the middle of a field that is higher than it.
    const middle =
      (field.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)) / 2;
    const y = isLine ? Number.parseFloat(style.paddingTop) + middle + box.height / 2 : box.bottom - base.top;
    return { x: box.left - base.left - field.scrollLeft, y: y - (isLine ? 0 : field.scrollTop) };
  });
  copy.remove();
  return points;
}
