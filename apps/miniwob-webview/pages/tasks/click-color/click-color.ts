import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { bold, type InstructionPart } from '../../runtime/instruction.ts';
import './click-color.css';

const COLORS = {
  red: '#ff0000',
  blue: '#0000ff',
  olive: '#808000',
  lime: '#00ff00',
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  purple: '#800080',
  orange: '#ffa500',
  yellow: '#ffff00',
  cyan: '#00ffff',
  pink: '#ffc0cb',
  magenta: '#ff00ff',
} as const;

type ColorName = keyof typeof COLORS;

const NAMES = Object.keys(COLORS) as ColorName[];

/** A box of a colour, which is named or shown. */
export default definePage({
  task: 'click-color',
  nominalSeconds: 10,
  draw(random) {
    const boxes = random.sample(NAMES, 4);
    return { boxes, target: random.pick(boxes), isNamed: random.chance(0.4) };
  },
  instruction: ({ target, isNamed }) => ['Click on the ', isNamed ? bold(target) : swatch(target), ' coloured box.'],
  fields: ({ target }) => ({ target }),
  render({ boxes, target }, { area, judge }) {
    const buttons = boxes.map((name) => {
      const style = `background: ${COLORS[name]}`;
      const press = (): void => judge(name === target);
      return h('button', { class: 'color-box', type: 'button', style, 'aria-label': COLORS[name], onclick: press });
    });
    area.append(h('div', { class: 'color-boxes' }, buttons));
  },
});

/** Who cannot see it hears the colour's numbers; to name it is the task. */
function swatch(name: ColorName): InstructionPart {
  const style = `background: ${COLORS[name]}`;
  return {
    picture: () => h('span', { id: 'query-color', role: 'img', 'aria-label': COLORS[name], style }),
    says: name,
  };
}
