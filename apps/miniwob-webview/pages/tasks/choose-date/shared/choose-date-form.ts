import type { Scene } from '../../../runtime/define-page.ts';
import { answerForm } from '../../../widgets/answer-form.ts';
import { dateField } from '../../../widgets/date-field.ts';
import { type Day, formatDay } from '../../../words/dates.ts';

/** The words of all pages that ask for a day. */
export function chooseDateInstruction(day: Day): string {
  return `Choose ${formatDay(day)} as the date, then press Submit.`;
}

/** A calendar from `first` to the end of 2016, and Submit: right when the day is chosen. */
export function chooseDateForm(day: Day, first: Day, { area, judge }: Scene): void {
  const field = dateField({ label: 'Date:', min: first, max: '2016-12-31' });
  area.append(answerForm(field.element, () => judge(field.day() === day)));
}
