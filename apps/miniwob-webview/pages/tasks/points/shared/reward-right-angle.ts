import type { Point } from '../../../widgets/point-board.ts';
import { angleAt } from './angle-at.ts';
import { distanceOf, isOnRay } from './tolerance.ts';

/** What a dot is worth that shall form a right angle: 1 for 90 degrees, down to a half for 45 or 135, else -1. */
export function rewardRightAngle({ corner, end }: { corner: Point; end: Point }, dot: Point | undefined): number {
  if (dot === undefined || distanceOf(corner, dot) === 0) return -1;
  const [x, y] = [end.x - corner.x, end.y - corner.y];
  if (isOnRay(dot, corner, { x: -y, y: x }) || isOnRay(dot, corner, { x: y, y: -x })) return 1;
  const offBy = Math.abs(90 - angleAt(corner, end, dot));
  return offBy < 45 ? (90 - offBy) / 90 : -1;
}
