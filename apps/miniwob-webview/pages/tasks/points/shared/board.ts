import type { Random } from '../../../runtime/random.ts';
import type { Point } from '../../../widgets/point-board.ts';

/** Of the drawing, in px; dots keep at least `MARGIN` from its edges, so that there is room to tap around each. */
export const BOARD = { width: 170, height: 150 };

const MARGIN = 15;

/** A place for a dot: 130 px of freedom in x, and 110 in y unless said otherwise. */
export function drawDot(random: Random, freedomY = 110): Point {
  return { x: MARGIN + random.integer(0, 129), y: MARGIN + 5 + random.integer(0, freedomY - 1) };
}

/** Whether two dots are that far from each other in x or in y. */
export function areApart(one: Point, other: Point, distance: number): boolean {
  return Math.abs(one.x - other.x) >= distance || Math.abs(one.y - other.y) >= distance;
}
