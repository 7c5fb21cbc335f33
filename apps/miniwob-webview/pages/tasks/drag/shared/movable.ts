import { onDrag } from '../../../widgets/drag.ts';

/** Where the top left corner of something movable may be, in px. */
export interface Bounds {
  right: number;
  bottom: number;
}

/** A place, in px from the top left corner of what the thing moves in. */
export interface Place {
  left: number;
  top: number;
}

/** Lets a finger move an element; it stops at the edges. */
export function movable(
  element: HTMLElement | SVGElement,
  options: { start: Place; bounds: Bounds; show: (place: Place) => void },
): { place(): Place } {
  const { bounds, show } = options;
  let place = options.start;
  let from = place;
  const within = (value: number, end: number): number => Math.min(end, Math.max(0, value));
  onDrag(element, {
    start() {
      from = place;
      return true;
    },
    move({ x, y }) {
      place = { left: within(from.left + x, bounds.right), top: within(from.top + y, bounds.bottom) };
      show(place);
    },
  });
  show(place);
  return { place: () => place };
}
