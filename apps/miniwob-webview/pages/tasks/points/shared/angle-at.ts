import type { Point } from '../../../widgets/point-board.ts';

/** The angle two points form at a corner, in degrees from 0 to 180. */
export function angleAt(corner: Point, one: Point, other: Point): number {
  const turn = Math.abs(direction(corner, one) - direction(corner, other));
  return turn > 180 ? 360 - turn : turn;
}

function direction(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
