import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { dot, line, pointBoard } from '../../widgets/point-board.ts';
import { BOARD } from './shared/board.ts';
import { drawTwoDots } from './shared/draw-two-dots.ts';
import { rewardRightAngle } from './shared/reward-right-angle.ts';

/** One leg of an angle; a third point makes it a right one. */
export default definePage({
  task: 'right-angle',
  nominalSeconds: 10,
  draw(random) {
    const [end, corner] = drawTwoDots(random);
    return { end, corner };
  },
  instruction: () => 'Add a point that makes a right angle at the blue one, then press Submit.',
  render(leg, { area, end }) {
    const board = pointBoard({
      ...BOARD,
      figure: [line(leg.corner, leg.end, 'black'), dot(leg.end, 'black'), dot(leg.corner, 'blue')],
      trace: (point) => line(leg.corner, point, 'blue'),
    });
    area.append(answerForm(board.element, () => end(rewardRightAngle(leg, board.point()))));
  },
});
