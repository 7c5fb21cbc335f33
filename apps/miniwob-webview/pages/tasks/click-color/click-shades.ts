import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import type { Random } from '../../runtime/random.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import './click-shades.css';

const HUES = { red: 0, green: 120, blue: 240 } as const;
const SQUARES = 12;

type HueName = keyof typeof HUES;

interface Shade {
  hue: HueName;
  /** As `#rrggbb`. */
  color: string;
}

/** Squares in shades of three colours; all of one are to be chosen. */
export default definePage({
  task: 'click-shades',
  nominalSeconds: 15,
  draw(random) {
    const hues = Object.keys(HUES) as HueName[];
    const [first, second, third] = random.shuffled(hues) as [HueName, HueName, HueName];
    const counts = [random.integer(3, 5), random.integer(3, 5)] as const;
    const drawn = [
      ...random.list(counts[0], () => first),
      ...random.list(counts[1], () => second),
      ...random.list(SQUARES - counts[0] - counts[1], () => third),
    ].map((hue) => drawShade(random, hue));
    return { shades: random.shuffled(drawn), target: random.pick(hues) };
  },
  instruction: ({ target }) => `Choose all shades of ${target}, then press Submit.`,
  fields: ({ target }) => ({ target }),
  render({ shades, target }, { area, judge }) {
    const squares = shades.map(({ color }) => square(color));
    const isRight = (): boolean => squares.every((each, index) => isChosen(each) === (shades[index]?.hue === target));
    area.append(answerForm(h('div', { class: 'shades' }, squares), () => judge(isRight())));
  },
});

/** Neither too grey nor too dark or light to tell its hue. */
function drawShade(random: Random, hue: HueName): Shade {
  const saturation = random.integer(30, 89) / 100;
  const lightness = random.integer(30, 89) / 100;
  return { hue, color: hexColor(HUES[hue], saturation, lightness) };
}

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hexColor(degrees: number, saturation: number, lightness: number): string {
  const channels = [0, 8, 4].map((offset) => {
    const sector = (offset + degrees / 30) % 12;
    const span = saturation * Math.min(lightness, 1 - lightness);
    return lightness - span * Math.max(-1, Math.min(sector - 3, 9 - sector, 1));
  });
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The label says the colour's numbers: to tell its hue is the task. */
function square(color: string): HTMLElement {
  const button = h('button', {
    class: 'shade',
    type: 'button',
    style: `background: ${color}`,
    'aria-label': color,
    'aria-pressed': 'false',
    onclick: () => button.setAttribute('aria-pressed', String(!isChosen(button))),
  });
  return button;
}

function isChosen(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}
