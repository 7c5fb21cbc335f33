/**
 * Scrolls the view around a text field so that the cursor is seen. Chromium does not do it for a field that grows with
 * its text; where the cursor is, a copy of the text up to it tells.
 */
export function scrollToCursor(field: HTMLInputElement | HTMLTextAreaElement): void {
  const scroller = field.closest('.scroll');
  if (scroller === null) return;
  const cursor = measureCursor(field);
  const lowest = cursor.bottom + field.offsetTop + margin - scroller.clientHeight;
  const highest = cursor.top + field.offsetTop - margin;
  if (scroller.scrollTop < lowest) scroller.scrollTop = lowest;
  else if (scroller.scrollTop > highest) scroller.scrollTop = Math.max(0, highest);
}

/** Pixels kept free above and below. */
const margin = 21;

const copiedStyles = [
  'font',
  'lineHeight',
  'letterSpacing',
  'padding',
  'whiteSpace',
  'overflowWrap',
  'tabSize',
] as const;

function measureCursor(field: HTMLInputElement | HTMLTextAreaElement): { top: number; bottom: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of copiedStyles) copy.style[name] = style[name];
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', top: '0', boxSizing: 'border-box' });
  copy.style.width = `${field.clientWidth}px`;
  copy.textContent = field.value.slice(0, field.selectionStart ?? field.value.length);
  const mark = document.createElement('span');
  mark.textContent = '\u200b';
  copy.append(mark);
  field.parentElement?.append(copy);
  const place = { top: mark.offsetTop, bottom: mark.offsetTop + mark.offsetHeight };
  copy.remove();
  return place;
}
