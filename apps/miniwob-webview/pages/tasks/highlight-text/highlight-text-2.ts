import { definePage } from '../../runtime/define-page.ts';
import { drawOpenText } from '../../words/draw-text.ts';
import { ordinal } from '../../words/ordinal.ts';
import { highlightForm } from './shared/highlight-form.ts';

/** Three paragraphs, one of which is to be selected. */
export default definePage({
  task: 'highlight-text-2',
  nominalSeconds: 10,
  draw(random) {
    const lengths = random.list(3, () => random.integer(5, 7));
    // One text cut into three: a sentence may go on in the next paragraph.
    const words = drawOpenText(
      random,
      lengths.reduce((sum, length) => sum + length),
    ).split(' ');
    return {
      paragraphs: lengths.map((length) => words.splice(0, length).join(' ')),
      target: random.integer(0, 2),
      submitFirst: random.chance(0.5),
    };
  },
  instruction: ({ target }) => `Highlight the ${ordinal(target + 1)} paragraph, then press Submit.`,
  fields: ({ target }) => ({ target: target + 1 }),
  render: (problem, scene) => highlightForm(problem, scene),
});
