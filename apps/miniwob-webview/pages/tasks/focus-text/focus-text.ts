import { definePage } from '../../runtime/define-page.ts';
import { textField } from '../../widgets/text-field.ts';

/** A field to give the focus to. */
export default definePage({
  task: 'focus-text',
  nominalSeconds: 10,
  draw: (random) => ({ left: random.integer(0, 19), top: random.integer(0, 139) }),
  instruction: () => 'Give the text field the focus.',
  render({ left, top }, { area, judge }) {
    const style = `display: block; width: 128px; margin: ${top}px 0 0 ${left}px`;
    const { input } = textField({ attributes: { id: 'tt', 'aria-label': 'Text', style } });
    input.addEventListener('focus', () => {
      judge(true);
      input.blur();
    });
    area.append(input);
  },
});
