import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { dot, line, type Point, pointBoard } from '../../widgets/point-board.ts';
import { BOARD } from './shared/board.ts';
import { drawTwoDots } from './shared/draw-two-dots.ts';
import { rewardNearness } from './shared/reward-nearness.ts';

/** Two dots; halfway between them is to be tapped. */
export default definePage({
  task: 'find-midpoint',
  nominalSeconds: 10,
  draw: (random) => drawTwoDots(random),
  instruction: () => 'Tap the spot halfway between both points, then press Submit.',
  render(dots, { area, end }) {
    const board = pointBoard({
      ...BOARD,
      figure: dots.map((each) => dot(each, 'black')),
      trace: (point) => dots.map((each) => line(each, point, 'blue')),
    });
    area.append(answerForm(board.element, () => end(rewardNearness(middleOf(dots), board.point(), 30))));
  },
});

function middleOf([one, other]: readonly [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
