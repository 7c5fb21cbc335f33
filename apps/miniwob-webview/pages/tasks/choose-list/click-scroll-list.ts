import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { selectField } from '../../widgets/select-field.ts';
import { COUNTRIES } from '../../words/countries.ts';
import { FIRST_NAMES } from '../../words/first-names.ts';

/** A list to choose one or two of. */
export default definePage({
  task: 'click-scroll-list',
  nominalSeconds: 15,
  draw(random) {
    const options = random.sample(random.pick([FIRST_NAMES, COUNTRIES]), random.integer(8, 11));
    return { options, targets: random.sample(options, random.integer(1, 2)) };
  },
  instruction: ({ targets }) => `Choose ${targets.join(', ')} in the list, then click Submit.`,
  fields: ({ targets }) => ({ targets: targets.join(', ') }),
  render({ options, targets }, { area, judge }) {
    const field = selectField(options, { multiple: true });
    const isRight = (): boolean => options.every((each) => field.chosen().includes(each) === targets.includes(each));
    area.append(answerForm(field.element, () => judge(isRight())));
  },
});
