/** Offsets of the scrollers with an id in an activity, by id: several may have the same. */
export type ScrollState = Readonly<Record<string, readonly (readonly [left: number, top: number])[]>>;

const scrollers = '[data-id][data-states~="scrollable"]';

/** Undefined when nothing is scrolled. */
export function saveScroll(frame: HTMLElement): ScrollState | undefined {
  const state: Record<string, [number, number][]> = {};
  let isScrolled = false;
  for (const element of frame.querySelectorAll<HTMLElement>(scrollers)) {
    const { scrollLeft, scrollTop } = element;
    const offsets = state[element.dataset.id ?? ''] ?? [];
    offsets.push([scrollLeft, scrollTop]);
    state[element.dataset.id ?? ''] = offsets;
    isScrolled ||= scrollLeft !== 0 || scrollTop !== 0;
  }
  return isScrolled ? state : undefined;
}

/**
 * Scrolls to where an activity was. Lists fill by and by, so that each change brings it nearer, until it is there or the
 * person goes on.
 *
 * @returns a function that ends it
 */
export function restoreScroll(frame: HTMLElement, saved: unknown): () => void {
  const state = saved as ScrollState;
  const isAt = ([id, offsets]: readonly [string, ScrollState[string]]) => {
    const elements = frame.querySelectorAll<HTMLElement>(`${scrollers}[data-id="${CSS.escape(id)}"]`);
    return offsets.every(([left, top], place) => {
      const element = elements[place];
      if (element === undefined) return false;
      element.scrollLeft = left;
      element.scrollTop = top;
      // The browser keeps whole pixels of the screen.
      return Math.abs(element.scrollLeft - left) <= 1 && Math.abs(element.scrollTop - top) <= 1;
    });
  };
  const scroll = () => {
    // All are moved, even when one has not come far enough.
    if (Object.entries(state).filter((each) => !isAt(each)).length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(scroll);
  observer.observe(frame, { subtree: true, childList: true });
  scroll();
  return () => observer.disconnect();
}
