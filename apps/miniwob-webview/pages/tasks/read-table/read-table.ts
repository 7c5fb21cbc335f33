import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import { attributeTable } from './shared/attribute-table.ts';
import { drawAttributes } from './shared/attributes.ts';

/** A value to look up in a table and to type. */
export default definePage({
  task: 'read-table',
  nominalSeconds: 10,
  draw(random) {
    const attributes = drawAttributes(random);
    return { attributes, target: random.pick(attributes) };
  },
  instruction: ({ target }) => `Type the value of ${target.name} into the text field, then press Submit.`,
  fields: ({ target }) => ({ attribute: target.name }),
  render({ attributes, target }, { area, judge }) {
    const { input } = textField({ attributes: { id: 'tt', 'aria-label': 'Value' } });
    area.append(answerForm([attributeTable(attributes), input], () => judge(input.value === target.value)));
  },
});
