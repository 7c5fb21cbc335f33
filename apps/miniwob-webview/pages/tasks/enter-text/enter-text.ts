import { definePage } from '../../runtime/define-page.ts';
import { drawFormPlace } from '../../widgets/answer-form.ts';
import { SHORT_NAMES } from '../../words/short-names.ts';
import { textAnswer } from './shared/text-answer.ts';

/** A name to type. */
export default definePage({
  task: 'enter-text',
  nominalSeconds: 10,
  draw: (random) => ({ name: random.pick(SHORT_NAMES), place: drawFormPlace(random) }),
  instruction: ({ name }) => `Type "${name}" into the text field, then press Submit.`,
  fields: ({ name }) => ({ name }),
  render: ({ name, place }, scene) => textAnswer(name, scene, { place }),
});
