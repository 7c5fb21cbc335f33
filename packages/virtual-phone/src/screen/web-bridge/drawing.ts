/**
 * A finger that moves where the page allows no panning (`touch-action: none`) takes no part in scrolling. Chromium on a
 * computer counts its end as a fling all the same, and swallows the next tap as one that stops it; Chrome on Android
 * does not. Run last, so that the page's own listeners see the event as they would without.
 */
export function followDrawing(): void {
  window.addEventListener(
    'touchmove',
    (event) => {
      const { target } = event;
      if (event.cancelable && target instanceof Element && allowsNoPanning(target)) event.preventDefault();
    },
    { passive: false },
  );
}

/** What may be done with a finger is what all elements around it allow (Pointer Events, "touch-action"). */
function allowsNoPanning(target: Element): boolean {
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (getComputedStyle(element).touchAction === 'none') return true;
  }
  return false;
}
