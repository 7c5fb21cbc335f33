import { definePage } from '../../runtime/define-page.ts';
import { drawDistinct } from '../../words/draw-distinct.ts';
import { drawAlphanumeric } from '../../words/draw-text.ts';
import { checkboxesForm, type WantedBox } from './shared/checkboxes-form.ts';
import { listLabels } from './shared/list-labels.ts';

/** Two to six check boxes, each wanted or not. */
export default definePage({
  task: 'click-checkboxes',
  nominalSeconds: 10,
  draw(random) {
    const labels = drawDistinct(random.integer(2, 6), () => drawAlphanumeric(random, 2, 7));
    return labels.map((label) => ({ label, wanted: random.chance(0.5) }));
  },
  instruction: (boxes) => `Tick ${wantedLabels(boxes)} and click Submit.`,
  fields: (boxes) => ({ wanted: wantedLabels(boxes) }),
  render: (boxes, scene) => checkboxesForm(boxes, scene),
});

function wantedLabels(boxes: readonly WantedBox[]): string {
  return listLabels(boxes.filter((box) => box.wanted).map((box) => box.label));
}
