import { definePage } from '../../runtime/define-page.ts';
import { type ButtonName, drawButtonPlaces, twoButtons } from './shared/two-buttons.ts';

/** One of two buttons: another one in tests than in training. */
export default definePage({
  task: 'click-test-transfer',
  nominalSeconds: 10,
  draw: (random, mode): { target: ButtonName; places: ReturnType<typeof drawButtonPlaces> } => ({
    target: mode === 'test' ? 'TWO' : 'ONE',
    places: drawButtonPlaces(random),
  }),
  instruction: ({ target }) => `Press button ${target}.`,
  fields: ({ target }) => ({ target }),
  render: ({ target, places }, { area, judge }) => area.append(twoButtons(places, (name) => judge(name === target))),
});
