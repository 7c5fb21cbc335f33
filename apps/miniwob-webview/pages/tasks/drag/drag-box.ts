import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import type { Random } from '../../runtime/random.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { movable, type Place } from './shared/movable.ts';
import './shared/drag.css';

const FIELD = { width: 154, height: 100 };
/** Outer edges of the boxes. */
const SMALL = 28;
const LARGE = 58;

/** Two boxes; the small one belongs into the large one. */
export default definePage({
  task: 'drag-box',
  nominalSeconds: 10,
  draw: drawBoxes,
  instruction: () => 'Move the small box until all of it lies inside the large one, then press Submit.',
  render({ small, large }, { area, judge }) {
    const field = h('div', { id: 'draggable', class: 'drag-field' });
    const largeBox = box(field, { id: 'draggableLarge', text: 'L', edge: LARGE, start: large, color: '#8ac' });
    const smallBox = box(field, { id: 'draggableSmall', text: 's', edge: SMALL, start: small, color: '#e66' });
    area.append(answerForm(field, () => judge(isInside(smallBox.place(), largeBox.place()))));
  },
});

/** Places at which the task is not already done. */
function drawBoxes(random: Random): { small: Place; large: Place } {
  for (;;) {
    const [small, large] = [drawPlace(random, SMALL), drawPlace(random, LARGE)];
    if (!isInside(small, large)) return { small, large };
  }
}

function drawPlace(random: Random, edge: number): Place {
  return { left: random.integer(0, FIELD.width - edge), top: random.integer(0, FIELD.height - edge) };
}

/** Whether the small box lies inside the large one without touching its edge. */
export function isInside(small: Place, large: Place): boolean {
  const room = LARGE - SMALL;
  const [x, y] = [small.left - large.left, small.top - large.top];
  return x > 0 && x < room && y > 0 && y < room;
}

function box(
  field: HTMLElement,
  options: { id: string; text: string; edge: number; start: Place; color: string },
): { place(): Place } {
  const { id, text, edge, start, color } = options;
  const element = h('div', { id, class: 'drag-box', style: `background: ${color}` }, text);
  field.append(element);
  return movable(element, {
    start,
    bounds: { right: FIELD.width - edge, bottom: FIELD.height - edge },
    show: ({ left, top }) =>
      Object.assign(element.style, {
        width: `${edge}px`,
        height: `${edge}px`,
        left: `${left}px`,
        top: `${top}px`,
      }),
  });
}
