import { type Axis, Scroller } from './scroller.ts';

/**
 * What a finger on this element may scroll, innermost first: whatever has the CSS `overflow: auto` or `scroll` and more
 * than is seen. An element with the CSS `touch-action: none` keeps the finger for itself, as a view does that calls
 * `requestDisallowInterceptTouchEvent()`; `pan-x` and `pan-y` leave one axis.
 */
export function findScrollers(target: Element): readonly Scroller[] {
  const found: Scroller[] = [];
  const open = new Set<Axis>(['x', 'y']);
  for (let element: Element | null = target; element !== null && open.size > 0; element = element.parentElement) {
    if (!(element instanceof HTMLElement)) continue;
    const style = getComputedStyle(element);
    for (const axis of keptAxes(style.touchAction)) open.delete(axis);
    for (const axis of open) {
      const overflow = axis === 'x' ? style.overflowX : style.overflowY;
      if (!scrolls(element, overflow) && !scrollsWindow(element, overflow)) continue;
      const scroller = new Scroller(element, axis);
      if (scroller.hasRange) found.push(scroller);
    }
  }
  return found;
}

/** Axes of which the element takes movements itself. */
function keptAxes(touchAction: string): readonly Axis[] {
  if (touchAction === 'none') return ['x', 'y'];
  if (touchAction.includes('pan-') && !touchAction.includes('pan-y')) return ['y'];
  if (touchAction.includes('pan-') && !touchAction.includes('pan-x')) return ['x'];
  return [];
}

/** What overflows the window scrolls it, unless the page says otherwise (CSS Overflow 3, section 3.3). */
function scrollsWindow(element: HTMLElement, overflow: string): boolean {
  return element === document.scrollingElement && overflow === 'visible' && !isHidden(document.body);
}

function isHidden(body: HTMLElement): boolean {
  return /hidden|clip/.test(getComputedStyle(body).overflow);
}

function scrolls(element: HTMLElement, overflow: string): boolean {
  // A field of one line scrolls its text without any style that says so.
  return overflow === 'auto' || overflow === 'scroll' || element instanceof HTMLInputElement;
}
