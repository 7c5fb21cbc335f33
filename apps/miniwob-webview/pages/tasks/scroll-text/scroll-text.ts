import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textArea, textField } from '../../widgets/text-field.ts';
import { drawText } from '../../words/draw-text.ts';

/** A long text whose last word is to be typed. */
export default definePage({
  task: 'scroll-text',
  nominalSeconds: 10,
  draw: (random) => ({ text: drawText(random, 20, 149) }),
  instruction: () => 'Find the last word of the text area, type it into the text field and press Submit.',
  render({ text }, { area, judge }) {
    const style = 'display: block; width: 150px; height: 95px; margin-bottom: 5px; resize: none';
    const shown = textArea(text, { id: 'text-area', 'aria-label': 'Text area', style });
    const { input } = textField({ attributes: { id: 'answer-input', 'aria-label': 'Last word' } });
    const lastWord = text.split(' ').at(-1)?.replace('.', '');
    const isRight = (): boolean => input.value.replace(/[^A-Za-z0-9]/g, '') === lastWord;
    area.append(answerForm([shown, input], () => judge(isRight())));
  },
});
