import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';

/** A time of day to enter, in a field for times. */
export default definePage({
  task: 'enter-time',
  nominalSeconds: 20,
  draw: (random) => ({ hour: random.integer(0, 23), minute: random.integer(0, 59) }),
  instruction: (time) => `Enter ${formatTime(time)} as the time, then press Submit.`,
  fields: (time) => ({ time: formatTime(time) }),
  render({ hour, minute }, { area, judge }) {
    const input = h('input', { id: 'tt', type: 'time', 'aria-label': 'Time', style: 'width: 100px; height: 26px' });
    const value = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    area.append(answerForm(input, () => judge(input.value === value)));
  },
});

/** As `7:05 PM`, whatever the language of the phone. */
function formatTime({ hour, minute }: { hour: number; minute: number }): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
