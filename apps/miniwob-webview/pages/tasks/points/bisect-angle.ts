import { definePage } from '../../runtime/define-page.ts';
import type { Random } from '../../runtime/random.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { dot, line, pointBoard } from '../../widgets/point-board.ts';
import { angleAt } from './shared/angle-at.ts';
import { areApart, BOARD, drawDot } from './shared/board.ts';
import { type Angle, rewardBisection } from './shared/reward-bisection.ts';

/** An angle to halve with a line. */
export default definePage({
  task: 'bisect-angle',
  nominalSeconds: 10,
  draw: drawAngle,
  instruction: () => 'Tap to draw a line that cuts the angle into two equal parts, then press Submit.',
  render({ corner, ends }, { area, end }) {
    const legs = ends.map((leg) => line(corner, leg, 'black'));
    const board = pointBoard({
      ...BOARD,
      figure: [legs, ends.map((leg) => dot(leg, 'black')), dot(corner, 'blue')],
      trace: (point) => line(corner, point, 'blue'),
    });
    area.append(answerForm(board.element, () => end(rewardBisection({ corner, ends }, board.point()))));
  },
});

/** Neither so narrow that its halves look alike wherever the line goes, nor so wide that it hardly is an angle. */
function drawAngle(random: Random): Angle {
  for (;;) {
    const [corner, one, other] = [drawDot(random), drawDot(random), drawDot(random)];
    const apart = areApart(corner, one, 40) && areApart(corner, other, 40) && areApart(one, other, 40);
    if (!apart) continue;
    const angle = angleAt(corner, one, other);
    if (angle >= 20 && angle <= 140) return { corner, ends: [one, other] };
  }
}
