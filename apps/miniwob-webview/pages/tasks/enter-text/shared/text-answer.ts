import type { Scene } from '../../../runtime/define-page.ts';
import type { Child } from '../../../runtime/dom.ts';
import { answerForm, type FormPlace } from '../../../widgets/answer-form.ts';
import { textField } from '../../../widgets/text-field.ts';

/** One field and Submit: right when exactly the answer stands in the field. */
export function textAnswer(answer: string, { area, judge }: Scene, options: { above?: Child; place: FormPlace }): void {
  const { element, input } = textField({ attributes: { id: 'tt', 'aria-label': 'Text' } });
  area.append(answerForm([options.above, element], () => judge(input.value === answer), options.place));
}
