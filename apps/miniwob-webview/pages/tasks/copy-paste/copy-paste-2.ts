import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import { ordinal } from '../../words/ordinal.ts';
import { drawTextToCopy, isCopied, textToCopyArea } from './shared/text-to-copy.ts';

/** Three areas, one of whose texts is to be copied to a field. */
export default definePage({
  task: 'copy-paste-2',
  nominalSeconds: 10,
  draw: (random) => ({
    sources: random.list(3, () => drawTextToCopy(random, { min: 25, max: 25 })),
    target: random.integer(0, 2),
  }),
  instruction: ({ target }) =>
    `Copy the text of the ${ordinal(target + 1)} text area below, paste it into the text field, then press Submit.`,
  fields: ({ target }) => ({ target: target + 1 }),
  render({ sources, target }, { area, judge }) {
    const areas = sources.map((source, index) =>
      textToCopyArea(source, `text-${index + 1}`, `${ordinal(index + 1)} text area`),
    );
    const style = 'display: block; width: 150px; margin: 5px 0';
    const { input } = textField({ attributes: { id: 'answer-input', 'aria-label': 'Text field', style } });
    const source = sources[target];
    area.append(answerForm([areas, input], () => judge(source !== undefined && isCopied(input.value, source))));
  },
});
