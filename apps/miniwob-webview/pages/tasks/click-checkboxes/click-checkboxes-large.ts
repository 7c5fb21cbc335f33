import { definePage } from '../../runtime/define-page.ts';
import { checkboxesForm } from './shared/checkboxes-form.ts';
import { drawBoxes } from './shared/draw-boxes.ts';
import { listLabels } from './shared/list-labels.ts';

/** Up to twelve check boxes in two columns, most of them wanted. */
export default definePage({
  task: 'click-checkboxes-large',
  nominalSeconds: 20,
  draw(random) {
    const wanted = random.integer(5, 12);
    return drawBoxes(random, { count: random.integer(Math.max(7, wanted), 12), wanted });
  },
  instruction: ({ listed }) => `Tick ${listLabels(listed)} and click Submit.`,
  fields: ({ listed }) => ({ wanted: listLabels(listed) }),
  render: ({ boxes }, scene) => checkboxesForm(boxes, scene, { columns: 2 }),
});
