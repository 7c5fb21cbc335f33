import { definePage } from '../../runtime/define-page.ts';
import { dialog } from '../../widgets/dialog.ts';
import { drawText } from '../../words/draw-text.ts';
import { drawDialogPlace, placedAt } from './shared/dialog-place.ts';

/** A dialog to close. */
export default definePage({
  task: 'click-dialog',
  nominalSeconds: 10,
  draw: (random) => ({
    text: drawText(random, 4, 7),
    place: drawDialogPlace(random, { width: [90, 119], left: [5, 24], top: [-10, 19] }),
  }),
  instruction: () => 'Close the dialog with its "x".',
  render({ text, place }, { area, judge }) {
    area.append(dialog({ content: text, close: () => judge(true), style: placedAt(place) }));
  },
});
