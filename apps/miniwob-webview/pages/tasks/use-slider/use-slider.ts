import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { slider } from '../../widgets/slider.ts';

/** A slider to bring to a number. */
export default definePage({
  task: 'use-slider',
  nominalSeconds: 10,
  draw(random) {
    const min = random.pick([-100, 0, 10, 100]);
    const max = min + random.pick([5, 10, 50, 100]);
    return {
      min,
      max,
      start: random.integer(min, max),
      target: random.integer(min, max),
      vertical: random.chance(0.5),
      length: random.integer(50, 114),
    };
  },
  instruction: ({ target }) => `Bring the slider to ${target}, then press Submit.`,
  fields: ({ target }) => ({ target }),
  render({ min, max, start, target, vertical, length }, { area, judge }) {
    const shown = h('output', { id: 'val' }, String(start));
    const control = slider({
      min,
      max,
      value: start,
      vertical,
      length,
      label: 'Value',
      change: (value) => {
        shown.textContent = String(value);
      },
    });
    area.append(answerForm([control.element, h('div', {}, 'Value: ', shown)], () => judge(control.value() === target)));
  },
});
