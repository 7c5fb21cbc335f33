import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import { drawTextToCopy, isCopied, textToCopyArea } from './shared/text-to-copy.ts';

/** A text to copy from an area to a field above or below. */
export default definePage({
  task: 'copy-paste',
  nominalSeconds: 10,
  draw: (random) => ({ source: drawTextToCopy(random, { min: 30, max: 70 }), fieldFirst: random.chance(0.5) }),
  instruction: () => 'Copy the text of the text area, paste it into the text field, then press Submit.',
  render({ source, fieldFirst }, { area, judge }) {
    const sourceArea = textToCopyArea(source, 'to-copy', 'Text area');
    const style = 'display: block; width: 150px; margin: 5px 0';
    const { input } = textField({ attributes: { id: 'answer-input', 'aria-label': 'Text field', style } });
    area.append(
      answerForm(fieldFirst ? [input, sourceArea] : [sourceArea, input], () => judge(isCopied(input.value, source))),
    );
  },
});
