import { definePage } from '../../runtime/define-page.ts';
import { s } from '../../runtime/dom.ts';
import { choiceButtons } from './shared/choice-buttons.ts';

const BOARD = { width: 150, height: 100 };
const RADIUS = 35;
const LINE_WIDTH = 3;

/** A regular polygon whose sides are to be counted. */
export default definePage({
  task: 'count-sides',
  nominalSeconds: 10,
  draw: (random) => ({ sides: random.integer(3, 7), degrees: random.number(0, 180) }),
  instruction: () => 'Count the sides of the shape and press the button with that number.',
  render({ sides, degrees }, { area, judge }) {
    const corners = Array.from({ length: sides }, (_, index) => cornerAt(degrees + (360 / sides) * index));
    const outline = s('polygon', {
      points: corners.map(({ x, y }) => `${x},${y}`).join(' '),
      fill: 'none',
      stroke: 'black',
      'stroke-width': LINE_WIDTH,
    });
    const rounded = corners.map(({ x, y }) =>
      s('circle', { cx: x, cy: y, r: LINE_WIDTH / 2, role: 'img', 'aria-label': 'corner' }),
    );
    area.append(
      s('svg', { id: 'figure', ...BOARD }, outline, rounded),
      choiceButtons([3, 4, 5, 6, 7], (choice) => judge(choice === sides)),
    );
  },
});

function cornerAt(degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: BOARD.width / 2 + RADIUS * Math.cos(angle), y: BOARD.height / 2 + RADIUS * Math.sin(angle) };
}
