import { definePage } from '../../runtime/define-page.ts';
import { drawButtonPlaces, twoButtons } from './shared/two-buttons.ts';

/** The first of two buttons. */
export default definePage({
  task: 'click-test-2',
  nominalSeconds: 10,
  draw: drawButtonPlaces,
  instruction: () => 'Press button ONE.',
  render: (places, { area, judge }) => area.append(twoButtons(places, (name) => judge(name === 'ONE'))),
});
