import { definePage } from '../../runtime/define-page.ts';
import { checkboxesForm } from './shared/checkboxes-form.ts';
import { drawBoxes } from './shared/draw-boxes.ts';
import { listLabels } from './shared/list-labels.ts';

/** Check boxes, more of them wanted in tests than in training. */
export default definePage({
  task: 'click-checkboxes-transfer',
  nominalSeconds: 10,
  draw(random, mode) {
    const wanted = mode === 'test' ? random.integer(4, 6) : random.integer(0, 3);
    return drawBoxes(random, { count: random.integer(Math.max(3, wanted), 6), wanted });
  },
  instruction: ({ listed }) => `Tick ${listLabels(listed)} and click Submit.`,
  fields: ({ listed }) => ({ wanted: listLabels(listed) }),
  render: ({ boxes }, scene) => checkboxesForm(boxes, scene),
});
