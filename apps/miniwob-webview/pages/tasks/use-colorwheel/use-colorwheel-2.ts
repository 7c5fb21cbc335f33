import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { hexOf, type Rgb } from './shared/color.ts';
import { showColorForm } from './shared/color-form.ts';

/** A colour to choose by what it looks like. */
export default definePage({
  task: 'use-colorwheel-2',
  nominalSeconds: 10,
  draw: (random): Rgb => [random.integer(0, 255), random.integer(0, 255), random.integer(0, 255)],
  instruction: (color) => ['Choose the color shown here, then press Submit: ', { picture: () => swatch(color) }],
  render: (color, scene) => showColorForm(color, scene),
});

/** Named by how much red, green and blue is in it, as a colour meter would tell. */
function swatch(color: Rgb): Element {
  const [red, green, blue] = color;
  const name = `red ${red}, green ${green}, blue ${blue}`;
  return h('span', {
    class: 'color-swatch',
    role: 'img',
    'aria-label': name,
    style: `background: #${hexOf(color)}`,
  });
}
