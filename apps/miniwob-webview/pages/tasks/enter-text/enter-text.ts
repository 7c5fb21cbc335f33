import { definePage } from '../../runtime/define-page.ts';
import { answerForm, drawFormPlace } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import { SHORT_NAMES } from '../../words/short-names.ts';

/** A name to type. */
export default definePage({
  task: 'enter-text',
  nominalSeconds: 10,
  draw: (random) => ({ name: random.pick(SHORT_NAMES), place: drawFormPlace(random) }),
  instruction: ({ name }) => `Type "${name}" into the text field, then press Submit.`,
  fields: ({ name }) => ({ name }),
  render({ name, place }, { area, judge }) {
    const { element, input } = textField({ attributes: { id: 'tt' } });
    area.append(answerForm(element, () => judge(input.value === name), place));
  },
});
