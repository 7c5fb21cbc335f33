import { definePage } from '../../runtime/define-page.ts';
import { dialog } from '../../widgets/dialog.ts';
import { drawText } from '../../words/draw-text.ts';
import { drawDialogPlace, placedAt } from './shared/dialog-place.ts';

/** A button of a dialog, the one that closes it too. */
export default definePage({
  task: 'click-dialog-2',
  nominalSeconds: 10,
  draw: (random) => ({
    text: drawText(random, 4, 7),
    target: random.pick(['Cancel', 'OK', 'x']),
    place: drawDialogPlace(random, { width: [115, 139], left: [5, 9], top: [15, 24] }),
  }),
  instruction: ({ target }) => `Click the button "${target}" of the dialog.`,
  fields: ({ target }) => ({ target }),
  render({ text, target, place }, { area, judge }) {
    const press = (label: string): void => judge(label === target);
    const buttons = ['Cancel', 'OK'].map((label) => ({ label, press: () => press(label) }));
    area.append(dialog({ content: text, close: () => press('x'), buttons, style: placedAt(place) }));
  },
});
