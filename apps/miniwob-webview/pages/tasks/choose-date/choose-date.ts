import { definePage } from '../../runtime/define-page.ts';
import { drawDay } from '../../words/dates.ts';
import { chooseDateForm, chooseDateInstruction } from './shared/choose-date-form.ts';

/** Any day of a year. */
export default definePage({
  task: 'choose-date',
  nominalSeconds: 20,
  draw: (random) => drawDay(random, '2016-01-01', '2016-12-30'),
  instruction: chooseDateInstruction,
  fields: (day) => ({ day }),
  render: (day, scene) => chooseDateForm(day, '2016-01-01', scene),
});
