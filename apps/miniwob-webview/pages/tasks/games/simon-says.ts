import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { lightShow } from './shared/light-show.ts';
import './shared/simon-says.css';

/** Left to right, top to bottom; a lit button is paler. */
const BUTTONS = [
  { color: 'blue', dark: '#1543c9', pale: '#b9caff' },
  { color: 'red', dark: '#b81414', pale: '#ffc2c2' },
  { color: 'green', dark: '#0d7a1c', pale: '#b5f2be' },
  { color: 'yellow', dark: '#c9a800', pale: '#fff7bd' },
] as const;

/** Buttons that light up one after the other, to be pressed in the same order. */
export default definePage({
  task: 'simon-says',
  nominalSeconds: 10,
  draw: (random) => random.list(random.integer(3, 5), () => random.integer(0, BUTTONS.length - 1)),
  instruction: () => 'Press the colored buttons in the order in which they light up.',
  render(sequence, { area, judge, signal }) {
    const pressed: number[] = [];
    const caption = h('output', { id: 'shown' });
    const buttons = BUTTONS.map(({ color, dark, pale }, index) =>
      h('button', {
        id: `simon-${color}`,
        type: 'button',
        'aria-label': color,
        style: `--dark: ${dark}; --pale: ${pale}`,
        onclick: () => press(index),
      }),
    );
    const show = lightShow(sequence.length, light, signal);
    const step = h('button', { id: 'show-next', type: 'button', onclick: () => show.next() }, 'Show next');
    function light(index: number | undefined): void {
      const lit = index === undefined ? undefined : sequence[index];
      caption.textContent = index === undefined ? '' : ` ${index + 1} of ${sequence.length}`;
      for (const [place, button] of buttons.entries()) {
        button.classList.toggle('lit', place === lit);
        button.setAttribute('aria-label', `${BUTTONS[place]?.color}${place === lit ? ', lit' : ''}`);
      }
    }
    function press(index: number): void {
      show.stop();
      step.disabled = true;
      pressed.push(index);
      if (pressed.length === sequence.length) judge(pressed.every((each, turn) => each === sequence[turn]));
    }
    area.append(h('div', { class: 'simon-buttons' }, buttons), step, caption);
  },
});
