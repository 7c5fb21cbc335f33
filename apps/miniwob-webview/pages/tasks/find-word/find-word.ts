import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import { drawOpenText } from '../../words/draw-text.ts';
import { ordinal } from '../../words/ordinal.ts';

/** A word to find in a paragraph by its place, and to type. */
export default definePage({
  task: 'find-word',
  nominalSeconds: 10,
  draw(random) {
    const text = drawOpenText(random, 6, 14);
    const words = text.split(' ').map((word) => word.replace(/[^A-Za-z]/g, ''));
    const place = random.integer(1, words.length);
    return { text, place, answer: words[place - 1] ?? '' };
  },
  instruction: ({ place }) =>
    `Find the ${ordinal(place)} word of the paragraph, type it into the text field and press "Submit".`,
  fields: ({ place }) => ({ place }),
  render({ text, answer }, { area, judge }) {
    const { input } = textField({ attributes: { id: 'answer-input', 'aria-label': 'Word' } });
    const isRight = (): boolean => input.value.replace(/[^A-Za-z0-9]/g, '') === answer;
    area.append(answerForm([h('p', { id: 'paragraph' }, text), input], () => judge(isRight())));
  },
});
