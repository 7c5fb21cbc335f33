import { wordAt } from '../ui/widgets/word-at.ts';
import type { Editable } from './editable.ts';

/**
 * The text field that a target of events is; undefined for any other, for kinds without a text, and for those whose cursor no
 * script may put anywhere (numbers, e-mail addresses).
 */
export function textFieldAt(element: EventTarget | null): Editable | undefined {
  if (element instanceof HTMLTextAreaElement) return element;
  return element instanceof HTMLInputElement && element.selectionStart !== null ? element : undefined;
}

/**
 * Does what a browser does when a text field is pressed: puts the cursor there, or selects the word or the line, and gives
 * it the focus. Who hears of that may select something else.
 *
 * @param presses how many at this place, each soon after the last
 */
export function pressField(
  field: Editable,
  { x, y }: { readonly x: number; readonly y: number },
  presses: number,
): void {
  const hit = document.caretPositionFromPoint(x, y);
  if (hit?.offsetNode === field) field.setSelectionRange(...selectedAt(field.value, hit.offset, presses));
  field.focus({ preventScroll: true });
}

function selectedAt(text: string, offset: number, presses: number): readonly [start: number, end: number] {
  if (presses === 1) return [offset, offset];
  if (presses === 2) return wordAt(text, offset);
  const end = text.indexOf('\n', offset);
  return [text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end];
}
