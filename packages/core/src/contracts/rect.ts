import type { Point, Rect, Size } from './observation.ts';

/** Whole pixels. */
export function centerOf({ left, top, right, bottom }: Rect): Point {
  return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) };
}

/** The part of a rect that is on the screen; `undefined` when none is. */
export function clipRect(rect: Rect, screen: Size): Rect | undefined {
  const left = Math.max(rect.left, 0);
  const top = Math.max(rect.top, 0);
  const right = Math.min(rect.right, screen.width);
  const bottom = Math.min(rect.bottom, screen.height);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}
