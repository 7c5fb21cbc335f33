import { s } from '../../../runtime/dom.ts';
import './pie-menu.css';

const SIZE = 204;
const MIDDLE = SIZE / 2;
const INNER = 38;
const OUTER = 98;
const COLORS = ['#ffb74d', '#fb8c00'] as const;

/** A round button that spreads into a ring of items, and folds it up again. */
export function pieMenu(labels: readonly string[], choose: (label: string) => void): SVGSVGElement {
  const slices = s(
    'g',
    { id: 'pie-slices', class: 'pie-slices closed' },
    labels.map((label, index) => slice(label, index, labels.length, () => choose(label))),
  );
  const sign = s('text', { x: MIDDLE, y: MIDDLE }, '+');
  const button = s(
    'g',
    { id: 'pie-button', class: 'pie-button', role: 'button', 'aria-label': 'Pie menu', 'aria-expanded': 'false' },
    s('circle', { cx: MIDDLE, cy: MIDDLE, r: 26, fill: '#333' }),
    sign,
  );
  button.addEventListener('click', () => {
    const isOpen = !slices.classList.toggle('closed');
    button.setAttribute('aria-expanded', String(isOpen));
    sign.textContent = isOpen ? '\u2212' : '+';
  });
  return s('svg', { id: 'pie-menu', class: 'pie-menu', width: SIZE, height: SIZE }, slices, button);
}

function slice(label: string, index: number, count: number, press: () => void): SVGElement {
  const turn = (2 * Math.PI) / count;
  const from = index * turn - Math.PI / 2;
  const at = (radius: number, angle: number): string =>
    `${MIDDLE + radius * Math.cos(angle)} ${MIDDLE + radius * Math.sin(angle)}`;
  const outline = [
    `M${at(INNER, from)}L${at(OUTER, from)}`,
    `A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, from + turn)}`,
    `L${at(INNER, from + turn)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`,
  ].join('');
  const [x, y] = at((INNER + OUTER) / 2, from + turn / 2).split(' ');
  return s(
    'g',
    { class: 'pie-slice', role: 'button', 'aria-label': label, onclick: press },
    s('path', { d: outline, fill: COLORS[index % 2], stroke: '#fff' }),
    s('text', { x, y }, label),
  );
}
