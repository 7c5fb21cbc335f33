import { definePage } from '../../runtime/define-page.ts';
import { s } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { movable, type Place } from './shared/movable.ts';
import './shared/drag.css';

const BOARD = { width: 160, height: 130 };
const COLORS = ['blue', 'red', 'black', 'green', 'yellow', 'orange', 'white'] as const;

/** How far a circle went in a direction. */
const WAYS = {
  left: (from: Place, to: Place) => from.left - to.left,
  right: (from: Place, to: Place) => to.left - from.left,
  up: (from: Place, to: Place) => from.top - to.top,
  down: (from: Place, to: Place) => to.top - from.top,
} as const;

/** A circle to move in a direction. */
export default definePage({
  task: 'drag-item',
  nominalSeconds: 10,
  draw(random) {
    const radius = random.integer(13, 19);
    return {
      radius,
      color: random.pick(COLORS),
      start: { left: random.integer(20, 139 - 2 * radius), top: random.integer(20, 99 - 2 * radius) },
      direction: random.pick(Object.keys(WAYS) as (keyof typeof WAYS)[]),
    };
  },
  instruction: ({ direction }) => `Move the circle ${direction} by dragging it, then press Submit.`,
  fields: ({ direction }) => ({ direction }),
  render({ radius, color, start, direction }, { area, judge }) {
    const look = { r: radius, fill: color, stroke: 'black', role: 'img', 'aria-label': `${color} circle` };
    const circle = s('circle', look);
    const { place } = movable(circle, {
      start,
      bounds: { right: BOARD.width - 2 * radius, bottom: BOARD.height - 2 * radius },
      show({ left, top }) {
        circle.setAttribute('cx', String(left + radius));
        circle.setAttribute('cy', String(top + radius));
      },
    });
    const board = s('svg', { id: 'svg-grid', class: 'drag-board', ...BOARD }, circle);
    area.append(answerForm(board, () => judge(WAYS[direction](start, place()) > 0)));
  },
});
