import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { accordion } from '../../widgets/accordion.ts';
import { submitButton } from '../../widgets/submit-button.ts';
import { drawText } from '../../words/draw-text.ts';

/** A section to open before submitting. */
export default definePage({
  task: 'click-collapsible',
  nominalSeconds: 10,
  draw: (random) => ({
    number: random.integer(1, 50),
    text: drawText(random, 20),
    left: random.integer(0, 39),
    top: random.integer(0, 39),
  }),
  instruction: () => 'Open the section below, then click Submit.',
  render({ number, text, left, top }, { area, judge }) {
    const sections = accordion([{ header: `Section #${number}`, content: text }]);
    const submit = submitButton(() => judge(sections.open() !== undefined));
    area.append(sections.element, h('div', { style: `margin: ${top}px 0 0 ${left}px` }, submit));
  },
});
