import { type Editable, wordAt } from '@androidworld/app-sdk/host';

/** The text field that an element is; undefined for any other, and for kinds whose cursor no script may put anywhere. */
export function textFieldAt(element: Element): Editable | undefined {
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
