import type { Point } from '../../../widgets/point-board.ts';
import { angleAt } from './angle-at.ts';
import { distanceOf, isOnRay } from './tolerance.ts';

/** An angle: a corner, and a dot at the end of each leg. */
export interface Angle {
  corner: Point;
  ends: readonly [Point, Point];
}

/** What a line from the corner to a dot is worth: 1 for equal halves, down to 0 along a leg, -1 outside the angle. */
export function rewardBisection({ corner, ends }: Angle, dot: Point | undefined): number {
  if (dot === undefined || distanceOf(corner, dot) === 0) return -1;
  if (isOnRay(dot, corner, bisectorOf({ corner, ends }))) return 1;
  const whole = angleAt(corner, ...ends);
  const parts = ends.map((end) => angleAt(corner, end, dot));
  // Beyond the corner both parts may be smaller than the angle too; only inside do they add up to it.
  if (parts.reduce((sum, part) => sum + part) > whole + 1e-6) return -1;
  return (whole - Math.max(...parts)) / (whole / 2);
}

/** The direction that halves the angle. */
export function bisectorOf({ corner, ends: [one, other] }: Angle): Point {
  const [toOne, toOther] = [distanceOf(corner, one), distanceOf(corner, other)];
  return {
    x: (one.x - corner.x) / toOne + (other.x - corner.x) / toOther,
    y: (one.y - corner.y) / toOne + (other.y - corner.y) / toOther,
  };
}
