import { definePage } from '../../runtime/define-page.ts';
import { type ButtonName, drawButtonPlaces, twoButtons } from './shared/two-buttons.ts';

/** Two buttons to press in order. */
export default definePage({
  task: 'click-button-sequence',
  nominalSeconds: 10,
  draw: drawButtonPlaces,
  instruction: () => 'Press button ONE first and button TWO after it.',
  render(places, { area, judge }) {
    let first: ButtonName | undefined;
    const press = (name: ButtonName): void => {
      if (first === undefined) first = name;
      else judge(first === 'ONE' && name === 'TWO');
    };
    area.append(twoButtons(places, press));
  },
});
