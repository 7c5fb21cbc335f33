import { definePage } from '../../runtime/define-page.ts';
import { drawFormPlace } from '../../widgets/answer-form.ts';
import { SHORT_NAMES } from '../../words/short-names.ts';
import { textAnswer } from './shared/text-answer.ts';

/** A name to type in the other case of letters. */
export default definePage({
  task: 'enter-text-2',
  nominalSeconds: 10,
  draw(random) {
    const name = random.pick(SHORT_NAMES);
    const [lower, upper] = [name.toLowerCase(), name.toUpperCase()];
    const inCase = random.pick(['upper', 'lower'] as const);
    return {
      ...(inCase === 'upper' ? { shown: lower, answer: upper } : { shown: upper, answer: lower }),
      inCase,
      place: drawFormPlace(random),
    };
  },
  instruction: ({ shown, inCase }) => `Type "${shown}" in all ${inCase} case letters, then press Submit.`,
  fields: ({ shown, inCase }) => ({ text: shown, case: inCase }),
  render: ({ answer, place }, scene) => textAnswer(answer, scene, { place }),
});
