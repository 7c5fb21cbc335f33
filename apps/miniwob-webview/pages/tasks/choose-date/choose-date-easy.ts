import { definePage } from '../../runtime/define-page.ts';
import { drawDay } from '../../words/dates.ts';
import { chooseDateForm, chooseDateInstruction } from './shared/choose-date-form.ts';

/** A day of the month the calendar opens at. */
export default definePage({
  task: 'choose-date-easy',
  nominalSeconds: 20,
  draw: (random) => drawDay(random, '2016-12-01', '2016-12-30'),
  instruction: chooseDateInstruction,
  fields: (day) => ({ day }),
  render: (day, scene) => chooseDateForm(day, '2016-12-01', scene),
});
