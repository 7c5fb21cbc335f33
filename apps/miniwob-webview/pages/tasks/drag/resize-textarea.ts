import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { submitButton } from '../../widgets/submit-button.ts';
import { textArea } from '../../widgets/text-field.ts';
import { resizable } from './shared/resizable.ts';
import './shared/drag.css';

/** A text area to make larger or smaller in one direction. */
export default definePage({
  task: 'resize-textarea',
  nominalSeconds: 10,
  draw: (random) => ({
    size: { width: 5 * random.integer(10, 19), height: 5 * random.integer(10, 14) },
    left: 5 * random.integer(1, 7),
    top: 5 * random.integer(1, 7),
    side: random.pick(['width', 'height'] as const),
    change: random.pick(['smaller', 'larger'] as const),
  }),
  instruction: ({ side, change }) =>
    `Resize the text area: its ${side} shall be ${change} than now. Then press Submit.`,
  fields: ({ side, change }) => ({ side, change }),
  render({ size, left, top, side, change }, { area, judge }) {
    const text = textArea('', { id: 'ta', 'aria-label': 'Text area' });
    const frame = resizable(text, size, { width: 190 - left, height: 160 - top });
    Object.assign(frame.element.style, { left: `${left}px`, top: `${top}px` });
    const submit = submitButton(() => {
      const grown = frame.size()[side] - size[side];
      judge(change === 'larger' ? grown > 0 : grown < 0);
    });
    area.append(h('div', { class: 'resize-place' }, frame.element), submit);
  },
});
