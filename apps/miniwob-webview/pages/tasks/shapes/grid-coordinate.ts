import { definePage } from '../../runtime/define-page.ts';
import { s } from '../../runtime/dom.ts';
import { line } from '../../widgets/point-board.ts';

/** Edge of the board, and the way from one point to the next, in px. */
const EDGE = 150;
const STEP = 30;
const TOUCH = 24;
const COORDINATES = [-2, -1, 0, 1, 2];

/** Points of a coordinate system, one of which is to be tapped. */
export default definePage({
  task: 'grid-coordinate',
  nominalSeconds: 10,
  draw: (random) => ({ x: random.pick(COORDINATES), y: random.pick(COORDINATES) }),
  instruction: ({ x, y }) => `Tap the point at (${x},${y}).`,
  fields: ({ x, y }) => ({ x, y }),
  render(wanted, { area, judge }) {
    const points = COORDINATES.flatMap((y) =>
      COORDINATES.map((x) => gridPoint(x, y, () => judge(x === wanted.x && y === wanted.y))),
    );
    area.append(s('svg', { id: 'grid', width: EDGE, height: EDGE }, axes(), points));
  },
});

function placeOf(x: number, y: number): { x: number; y: number } {
  return { x: EDGE / 2 + x * STEP, y: EDGE / 2 - y * STEP };
}

/** Small to see, larger to touch. Its coordinates are for the reader to find. */
function gridPoint(x: number, y: number, press: () => void): SVGElement {
  const { x: left, y: top } = placeOf(x, y);
  const corner = { x: left - TOUCH / 2, y: top - TOUCH / 2 };
  return s(
    'g',
    { role: 'button', 'aria-label': 'blue dot', onclick: press },
    s('rect', { ...corner, width: TOUCH, height: TOUCH, fill: 'transparent' }),
    s('circle', { cx: left, cy: top, r: 4, fill: 'blue', stroke: 'black' }),
  );
}

function axes(): SVGElement[] {
  const middle = EDGE / 2;
  const numbers = COORDINATES.flatMap((number) => {
    const [across, up] = [placeOf(number, 0), placeOf(0, number)];
    const besideX = label(across.x + 5, across.y + 13, String(number));
    return number === 0 ? [besideX] : [besideX, label(up.x + 6, up.y + 10, String(number))];
  });
  return [
    line({ x: 0, y: middle }, { x: EDGE, y: middle }, 'black'),
    line({ x: middle, y: 0 }, { x: middle, y: EDGE }, 'black'),
    label(EDGE - 7, middle - 6, 'x'),
    label(middle - 11, 9, 'y'),
    ...numbers,
  ];
}

function label(x: number, y: number, text: string): SVGElement {
  return s('text', { x, y, 'font-size': 10 }, text);
}
