import { definePage } from '../../runtime/define-page.ts';
import { textField } from '../../widgets/text-field.ts';
import { ordinal } from '../../words/ordinal.ts';

/** Three fields, one of which is to be given the focus. */
export default definePage({
  task: 'focus-text-2',
  nominalSeconds: 10,
  draw: (random) => ({
    places: random.list(3, () => ({ left: random.integer(5, 19), top: random.integer(5, 29) })),
    target: random.integer(0, 2),
  }),
  instruction: ({ target }) => `Give the ${ordinal(target + 1)} text field the focus.`,
  fields: ({ target }) => ({ target: target + 1 }),
  render({ places, target }, { area, judge }) {
    for (const [index, { left, top }] of places.entries()) {
      const style = `display: block; width: 128px; margin: ${top}px 0 0 ${left}px`;
      const { input } = textField({ attributes: { id: `tt${index + 1}`, 'aria-label': `Text ${index + 1}`, style } });
      input.addEventListener('focus', () => {
        judge(index === target);
        input.blur();
      });
      area.append(input);
    }
  },
});
