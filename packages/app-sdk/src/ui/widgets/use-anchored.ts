import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { density } from '../theme/density.ts';

/**
 * Puts a window's content beside its anchor: below or above, inside what the system's bars and the keyboard leave of the
 * layer, with `marginDp` to its edges. Under the status bar nobody could touch it, nor under a keyboard that comes up later.
 */
export function useAnchored(
  content: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  options: {
    readonly prefer: 'over' | 'below' | 'above';
    readonly marginDp: number;
    /** What hangs below the anchor is left free when the content has to lie there, for want of room above. */
    readonly belowDp?: number;
    /** As wide as its widest line, in whole pixels, as a TextView measures itself. */
    readonly isWrapped?: boolean;
  },
): void {
  useLayoutEffect(() => {
    const window = content.current?.parentElement;
    if (window == null) return undefined;
    let placedIn = place(window);
    const observer = new ResizeObserver(() => {
      if (placedIn !== spaceIn(window)) placedIn = place(window);
    });
    observer.observe(window);
    return () => observer.disconnect();
  });

  /** @returns the space it has been placed in */
  function place(window: Element): string {
    const element = content.current;
    const from = anchor.current?.getBoundingClientRect();
    if (element === null || from === undefined) return '';
    const space = window.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(window);
    const highest = space.top + Number.parseFloat(paddingTop);
    const lowest = space.bottom - Number.parseFloat(paddingBottom);
    // Where it lay before may have left it less room than it needs.
    element.style.left = '0';
    if (options.isWrapped === true) wrapWhole(element);
    const margin = density.toPixels(options.marginDp);
    // What is higher scrolls.
    element.style.maxHeight = `${lowest - highest - 2 * margin}px`;
    const size = element.getBoundingClientRect();
    const hangs = density.toPixels(options.belowDp ?? 0);
    const below = options.prefer === 'over' ? from.top : from.bottom;
    const above = from.top - size.height;
    const fitsBelow = below + size.height + margin <= lowest;
    const top =
      options.prefer === 'above'
        ? above >= highest + margin
          ? above
          : from.bottom + hangs
        : fitsBelow
          ? below
          : above;
    const left = from.left + from.width / 2 > space.left + space.width / 2 ? from.right - size.width : from.left;
    element.style.left = `${clamp(left, space.left + margin, space.right - margin - size.width) - space.left}px`;
    element.style.top = `${clamp(top, highest + margin, lowest - margin - size.height) - space.top}px`;
    return spaceIn(window);
  }
}

/** What the system's bars and the keyboard leave of a layer, to be compared. */
function spaceIn(window: Element): string {
  const { top, left, right, bottom } = window.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(window);
  return [top, left, right, bottom, paddingTop, paddingBottom].join(' ');
}

function wrapWhole(element: HTMLElement): void {
  element.style.width = '';
  const { width } = element.getBoundingClientRect();
  element.style.width = `${Number.parseFloat(getComputedStyle(element).width) + Math.ceil(width) - width}px`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
