import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { checkList } from '../../widgets/check-list.ts';
import { drawDistinct } from '../../words/draw-distinct.ts';
import { drawAlphanumeric } from '../../words/draw-text.ts';

/** Radio buttons to choose one of. */
export default definePage({
  task: 'click-option',
  nominalSeconds: 10,
  draw(random) {
    const labels = drawDistinct(random.integer(2, 6), () => drawAlphanumeric(random, 2, 7));
    return { labels, target: random.pick(labels) };
  },
  instruction: ({ target }) => `Choose ${target} and click Submit.`,
  fields: ({ target }) => ({ target }),
  render({ labels, target }, { area, judge }) {
    const list = checkList(labels, 'radio');
    area.append(answerForm(list.element, () => judge(list.checked()[labels.indexOf(target)] === true)));
  },
});
