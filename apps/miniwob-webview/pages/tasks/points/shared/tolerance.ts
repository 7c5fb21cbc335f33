import type { Point } from '../../../widgets/point-board.ts';

/** So near to the perfect place, in px, a dot counts as perfectly placed: a finger cannot do better. */
export const TOLERANCE = 2;

/** Nearer to the corner of an angle two px are too large a part of it to be let pass. */
const LEAST_REACH = 10;

/** The length of the way from one point to another. */
export function distanceOf(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Whether a point lies, within tolerance, on the ray that leaves the corner in the direction given. */
export function isOnRay(point: Point, corner: Point, direction: Point): boolean {
  const length = Math.hypot(direction.x, direction.y);
  const x = point.x - corner.x;
  const y = point.y - corner.y;
  const along = (x * direction.x + y * direction.y) / length;
  const across = (x * direction.y - y * direction.x) / length;
  return along >= LEAST_REACH && Math.abs(across) <= TOLERANCE;
}
