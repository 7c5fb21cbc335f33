import { definePage } from '../../runtime/define-page.ts';
import { answerForm } from '../../widgets/answer-form.ts';
import { textField } from '../../widgets/text-field.ts';
import { drawAlphanumeric } from '../../words/draw-text.ts';

/** A password to type twice. */
export default definePage({
  task: 'enter-password',
  nominalSeconds: 15,
  draw: (random) => ({ password: drawAlphanumeric(random, 2, 5) }),
  instruction: ({ password }) => `Type the password "${password}" into both fields, then press Submit.`,
  fields: ({ password }) => ({ password }),
  render({ password }, { area, judge }) {
    const fields = [passwordField('Password', 'password'), passwordField('Verify password', 'verify')];
    const isRight = (): boolean => fields.every(({ input }) => input.value === password);
    area.append(
      answerForm(
        fields.map(({ element }) => element),
        () => judge(isRight()),
      ),
    );
  },
});

function passwordField(label: string, id: string) {
  return textField({ label, attributes: { id, type: 'password', style: 'display: block; width: 120px' } });
}
