import { definePage } from '../../runtime/define-page.ts';
import { h, s } from '../../runtime/dom.ts';
import type { Random } from '../../runtime/random.ts';
import { shapeFigure } from '../../widgets/shape-grid.ts';
import { DIGITS, LETTERS, SHAPE_COLORS, SHAPES, type ShapeItem } from '../../widgets/shape-item.ts';
import { choiceButtons } from './shared/choice-buttons.ts';

const BOARD = 50;
const MIDDLE = BOARD / 2;
const EXTENT = 32;
/** Nobody can tell whether these are letters or digits. */
const AMBIGUOUS = /[oO0lI1]/;

/** A figure to name. */
export default definePage({
  task: 'identify-shape',
  nominalSeconds: 10,
  draw: (random): ShapeItem => ({ ...drawFigure(random), color: random.pick(SHAPE_COLORS), large: true }),
  instruction: () => 'What is this? Press the button that says it.',
  render(item, { area, judge }) {
    const board = s('svg', { id: 'figure', width: BOARD, height: BOARD }, figureOf(item));
    area.append(
      h('div', { style: 'text-align: center' }, board),
      choiceButtons(['Rectangle', 'Circle', 'Triangle', 'Letter', 'Number'], (choice) =>
        judge(choice === nameOf(item)),
      ),
    );
  },
});

/** Letters and digits in seven cases of twenty each, else a shape. */
function drawFigure(random: Random): Pick<ShapeItem, 'kind' | 'text'> {
  const isClear = (glyph: string): boolean => !AMBIGUOUS.test(glyph);
  const number = random.number(0, 1);
  if (number < 0.35) return { kind: 'letter', text: random.pick(LETTERS.filter(isClear)) };
  if (number < 0.7) return { kind: 'digit', text: random.pick(DIGITS.filter(isClear)) };
  return { kind: 'shape', text: random.pick(SHAPES) };
}

function nameOf({ kind, text }: ShapeItem): string {
  if (kind === 'shape') return text.charAt(0).toUpperCase() + text.slice(1);
  return kind === 'letter' ? 'Letter' : 'Number';
}

/** The label tells no more of a shape than its colour. */
function figureOf(item: ShapeItem): SVGElement {
  const { kind, color } = item;
  if (kind !== 'shape') return shapeFigure(item, MIDDLE, MIDDLE, EXTENT);
  return s('g', { role: 'img', 'aria-label': `${color} figure` }, drawnShape(item));
}

/** A rectangle longer than high and a triangle of equal sides, as one thinks of them. */
function drawnShape(item: ShapeItem): SVGElement {
  const look = { fill: item.color, stroke: '#0008', 'stroke-width': 0.5 };
  if (item.text === 'rectangle') return s('rect', { x: MIDDLE - 20, y: MIDDLE - 12, width: 40, height: 24, ...look });
  if (item.text === 'triangle') return s('polygon', { points: '25,11 41,39 9,39', ...look });
  return shapeFigure(item, MIDDLE, MIDDLE, EXTENT);
}
