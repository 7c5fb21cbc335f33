import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { selectField } from '../../widgets/select-field.ts';
import { COUNTRIES } from '../../words/countries.ts';
import { FIRST_NAMES } from '../../words/first-names.ts';

/** A list to choose one of. */
export default definePage({
  task: 'choose-list',
  nominalSeconds: 10,
  draw(random) {
    const options = random.sample(random.pick([FIRST_NAMES, COUNTRIES]), random.integer(3, 9));
    return { options, target: random.pick(options) };
  },
  instruction: ({ target }) => `Choose ${target} from the list, then click Submit.`,
  fields: ({ target }) => ({ target }),
  render({ options, target }, { area, judge }) {
    const field = selectField(options);
    area.append(answerForm(field.element, () => judge(field.chosen()[0] === target)));
  },
});
