import { definePage } from '../../runtime/define-page.ts';
import { drawOpenText } from '../../words/draw-text.ts';
import { highlightForm } from './shared/highlight-form.ts';

/** A paragraph to select. */
export default definePage({
  task: 'highlight-text',
  nominalSeconds: 10,
  draw: (random) => ({ paragraphs: [drawOpenText(random, 3, 9)], target: 0, submitFirst: random.chance(0.5) }),
  instruction: () => 'Highlight the text of the paragraph, then press Submit.',
  render: (problem, scene) => highlightForm(problem, scene),
});
