import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';

/** One square button somewhere in the area. */
export default definePage({
  task: 'click-test',
  nominalSeconds: 10,
  draw(random) {
    const side = random.integer(35, 99);
    return { side, left: random.integer(0, 157 - side), top: random.integer(0, 157 - side) };
  },
  instruction: () => 'Press the button.',
  render({ side, left, top }, { area, judge }) {
    const place = `width: ${side}px; height: ${side}px; margin: ${top}px 0 0 ${left}px; padding: 0`;
    area.append(h('button', { id: 'subbtn', type: 'button', style: place, onclick: () => judge(true) }, 'Click Me!'));
  },
});
