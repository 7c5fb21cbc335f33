import { definePage } from '../../runtime/define-page.ts';
import type { Random } from '../../runtime/random.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textArea } from '../../widgets/text-field.ts';
import { drawText } from '../../words/draw-text.ts';

/** A long text to scroll to one of its ends. */
export default definePage({
  task: 'scroll-text-2',
  nominalSeconds: 10,
  draw: (random) => ({ text: drawLongText(random), end: random.pick(['bottom', 'top'] as const) }),
  instruction: ({ end }) => `Scroll to the ${end} of the text, then press Submit.`,
  fields: ({ end }) => ({ end }),
  render({ text, end }, { area, judge }) {
    const style = 'display: block; width: 150px; height: 100px; resize: none';
    const shown = textArea(text, { id: 'text-area', 'aria-label': 'Text area', style });
    const below = (): number => shown.scrollHeight - shown.clientHeight - shown.scrollTop;
    area.append(answerForm(shown, () => judge((end === 'bottom' ? below() : shown.scrollTop) < CLOSE)));
    shown.scrollTop = (shown.scrollHeight - shown.clientHeight) / 2;
  },
});

/** As far from an end, in px, counts as there. */
const CLOSE = 10;

/** 50 to 149 words; never so few and short that the middle of the text is close to its ends. */
function drawLongText(random: Random): string {
  for (;;) {
    const text = drawText(random, 50, 149);
    if (text.length >= 400) return text;
  }
}
