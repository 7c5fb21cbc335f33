import { definePage } from '../../runtime/define-page.ts';
import { SYNONYMS } from '../../words/synonyms.ts';
import { checkboxesForm } from './shared/checkboxes-form.ts';
import { listLabels } from './shared/list-labels.ts';

/** Check boxes to find by words that mean about the same. */
export default definePage({
  task: 'click-checkboxes-soft',
  nominalSeconds: 10,
  draw(random) {
    const wanted = random.integer(1, 5);
    const count = random.integer(Math.max(3, wanted + 1), 6);
    const drawn = random.sample(SYNONYMS, count).map((words, index) => ({
      label: random.pick(words),
      hint: random.pick(words),
      wanted: index < wanted,
    }));
    return { boxes: random.shuffled(drawn), hints: drawn.slice(0, wanted).map(({ hint }) => hint) };
  },
  instruction: ({ hints }) => `Tick the words similar to ${listLabels(hints)} and click Submit.`,
  fields: ({ hints }) => ({ wanted: listLabels(hints) }),
  render: ({ boxes }, scene) => checkboxesForm(boxes, scene),
});
