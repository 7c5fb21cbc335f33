import { onDrag } from '../../../widgets/drag.ts';

/**
 * Lets a finger that moves over the text select it, from the word where it went down to the word where it is. Where the
 * browser has handles to change a selection with, they work beside it.
 */
export function markByFinger(text: HTMLElement): void {
  let first: Range | undefined;
  onDrag(text, {
    start(event) {
      first = wordAt(text, event);
      return first !== undefined;
    },
    move({ event }) {
      const last = wordAt(text, event);
      if (first !== undefined && last !== undefined) select(first, last);
    },
  });
}

/** The word nearest to a place on the screen. */
function wordAt(text: HTMLElement, { clientX, clientY }: PointerEvent): Range | undefined {
  const { left, top, right, bottom } = text.getBoundingClientRect();
  const caret = document.caretRangeFromPoint(
    between(left + 1, clientX, right - 1),
    between(top + 1, clientY, bottom - 1),
  );
  if (caret === null || !(caret.startContainer instanceof Text) || !text.contains(caret.startContainer))
    return undefined;
  const { data } = caret.startContainer;
  const end = data.indexOf(' ', caret.startOffset);
  caret.setEnd(caret.startContainer, end < 0 ? data.length : end);
  caret.setStart(caret.startContainer, data.lastIndexOf(' ', caret.startOffset - 1) + 1);
  return caret;
}

function select(one: Range, other: Range): void {
  const range = one.cloneRange();
  if (other.compareBoundaryPoints(Range.START_TO_START, one) < 0)
    range.setStart(other.startContainer, other.startOffset);
  if (other.compareBoundaryPoints(Range.END_TO_END, one) > 0) range.setEnd(other.endContainer, other.endOffset);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
