import type { Random } from '../../../runtime/random.ts';
import type { Point } from '../../../widgets/point-board.ts';
import { areApart, drawDot } from './board.ts';

/** Two places for dots, at least 30 px from each other in x or in y. */
export function drawTwoDots(random: Random): [Point, Point] {
  const first = drawDot(random);
  for (;;) {
    const second = drawDot(random, 115);
    if (areApart(first, second, 30)) return [first, second];
  }
}
