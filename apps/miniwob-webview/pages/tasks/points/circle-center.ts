import { definePage } from '../../runtime/define-page.ts';
import { s } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { pointBoard } from '../../widgets/point-board.ts';
import { BOARD } from './shared/board.ts';
import { rewardNearness } from './shared/reward-nearness.ts';

/** A circle whose centre is to be tapped. */
export default definePage({
  task: 'circle-center',
  nominalSeconds: 10,
  draw(random) {
    const radius = random.integer(25, 39);
    const place = (length: number): number => random.integer(5 + radius, length - 5 - radius);
    return { radius, center: { x: place(BOARD.width), y: place(BOARD.height) } };
  },
  instruction: () => 'Tap the middle of the circle, then press Submit.',
  render({ radius, center }, { area, end }) {
    const look = { r: radius, fill: 'white', stroke: 'black', role: 'img', 'aria-label': 'circle' };
    const board = pointBoard({ ...BOARD, figure: s('circle', { cx: center.x, cy: center.y, ...look }) });
    area.append(answerForm(board.element, () => end(rewardNearness(center, board.point(), radius))));
  },
});
