import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { drawDay, formatDay } from '../../words/dates.ts';

/** A date to enter, in a field for dates. */
export default definePage({
  task: 'enter-date',
  nominalSeconds: 20,
  draw: (random) => ({ day: drawDay(random, '2010-01-01', '2019-12-30') }),
  instruction: ({ day }) => `Enter ${formatDay(day)} as the date, then press Submit.`,
  fields: ({ day }) => ({ day }),
  render({ day }, { area, judge }) {
    const input = h('input', { id: 'tt', type: 'date', 'aria-label': 'Date', style: 'width: 125px; height: 26px' });
    area.append(answerForm(input, () => judge(input.value === day)));
  },
});
