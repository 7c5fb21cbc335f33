import type { Point } from '../../../widgets/point-board.ts';
import { distanceOf, TOLERANCE } from './tolerance.ts';

/** What a dot is worth that shall lie on a goal: 1 there, down to 0 at the given distance, -1 beyond. */
export function rewardNearness(goal: Point, dot: Point | undefined, farthest: number): number {
  if (dot === undefined) return -1;
  const distance = distanceOf(goal, dot);
  if (distance <= TOLERANCE) return 1;
  return distance < farthest ? (farthest - distance) / farthest : -1;
}
