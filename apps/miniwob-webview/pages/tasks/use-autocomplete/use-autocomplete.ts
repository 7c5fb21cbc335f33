import { definePage } from '../../runtime/define-page.ts';
import { bold } from '../../runtime/instruction.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { autocomplete } from '../../widgets/autocomplete.ts';
import { textField } from '../../widgets/text-field.ts';
import { COUNTRIES } from '../../words/countries.ts';

/** An item known by its beginning, and often its end. */
export default definePage({
  task: 'use-autocomplete',
  nominalSeconds: 15,
  draw(random) {
    const item = random.pick(COUNTRIES);
    const prefix = item.slice(0, random.integer(2, 4));
    const suffix = item.slice(-random.integer(2, 4));
    return { prefix, suffix: random.chance(0.75) ? suffix : '' };
  },
  instruction: ({ prefix, suffix }) => [
    'Enter an item that starts with "',
    bold(prefix),
    ...(suffix === '' ? ['"'] : ['" and ends with "', bold(suffix), '"']),
    ', then press Submit.',
  ],
  fields: ({ prefix, suffix }) => ({ prefix, suffix }),
  render({ prefix, suffix }, { area, judge }) {
    const { input } = textField({ attributes: { id: 'tags', 'aria-label': 'Tags' } });
    const suggest = (typed: string): string[] =>
      COUNTRIES.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
    const submit = (): void => judge(input.value.startsWith(prefix) && input.value.endsWith(suffix));
    area.append(answerForm(['Tags:', autocomplete(input, suggest)], submit));
  },
});
