import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { tabs } from '../../widgets/tabs.ts';
import { drawText } from '../../words/draw-text.ts';

const NUMBERS = [1, 2, 3];

/** One of three tabs; another one is open at first. */
export default definePage({
  task: 'click-tab',
  nominalSeconds: 10,
  draw(random) {
    const target = random.pick(NUMBERS);
    return { target, open: drawOpen(), texts: random.list(NUMBERS.length, () => drawText(random, 20)) };

    function drawOpen(): number {
      if (target === 2) return 1;
      return random.pick(NUMBERS.filter((number) => number !== target));
    }
  },
  instruction: ({ target }) => `Click on Tab #${target}.`,
  fields: ({ target }) => ({ target }),
  render({ target, open, texts }, { area, judge }) {
    const list = texts.map((text, index) => ({ label: `Tab #${index + 1}`, panel: h('p', {}, text) }));
    area.append(tabs(list, { active: open - 1, select: (index) => judge(index + 1 === target) }));
  },
});
