import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import { attributeTable } from './shared/attribute-table.ts';
import { drawAttributes } from './shared/attributes.ts';

/** Two values to look up in a table and to type beside their names. */
export default definePage({
  task: 'read-table-2',
  nominalSeconds: 20,
  draw(random) {
    const attributes = drawAttributes(random);
    return { attributes, targets: random.sample(attributes, 2) };
  },
  instruction: () => 'Type the value that belongs to each label into the field beside it, then press Submit.',
  render({ attributes, targets }, { area, judge }) {
    const fields = targets.map(({ name, value }, index) => {
      const { input } = textField({ attributes: { id: `tt${index + 1}` } });
      return { value, input, element: h('label', { class: 'attribute-field' }, `${name}:`, input) };
    });
    const shown = [attributeTable(attributes), fields.map(({ element }) => element)];
    area.append(answerForm(shown, () => judge(fields.every(({ input, value }) => input.value === value))));
  },
});
