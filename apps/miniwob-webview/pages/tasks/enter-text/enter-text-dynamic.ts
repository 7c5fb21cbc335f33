import { definePage } from '../../runtime/define-page.ts';
import { drawFormPlace } from '../../widgets/answer-form.ts';
import { drawAlphanumeric } from '../../words/draw-text.ts';
import { textAnswer } from './shared/text-answer.ts';

/** A few letters and digits to type. */
export default definePage({
  task: 'enter-text-dynamic',
  nominalSeconds: 10,
  draw: (random) => ({ text: drawAlphanumeric(random, 1, 5), place: drawFormPlace(random) }),
  instruction: ({ text }) => `Type "${text}" into the text field, then press Submit.`,
  fields: ({ text }) => ({ text }),
  render: ({ text, place }, scene) => textAnswer(text, scene, { place }),
});
