import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { submitButton } from '../../widgets/submit-button.ts';
import './shared/guess-number.css';

/** A number to guess; each wrong guess is told whether it was too low or too high. */
export default definePage({
  task: 'guess-number',
  nominalSeconds: 15,
  draw: (random) => ({ number: random.integer(0, 9) }),
  instruction: () =>
    'Guess the number between 0 and 9 and press Submit. Use the feedback below to find the right number.',
  render({ number }, { area, judge }) {
    const feedback = h('output', { id: 'feedback', class: 'guess-feedback' }, 'Waiting for your guess …');
    const input = h('input', { id: 'tt', class: 'guess-input', type: 'number', 'aria-label': 'Guess' });
    const guess = (): void => {
      const guessed = Number.parseInt(input.value, 10);
      feedback.textContent = feedbackOn(guessed, number);
      if (guessed === number) judge(true);
    };
    const enter = (event: Event): void => {
      event.preventDefault();
      guess();
    };
    // A form, since Enter submits here.
    area.append(feedback, h('form', { class: 'guess-form', onsubmit: enter }, input, submitButton(guess)));
  },
});

/** Nothing for what is no number. */
function feedbackOn(guessed: number, number: number): string {
  if (Number.isNaN(guessed)) return '';
  if (guessed === number) return 'That is the number.';
  return `The number is ${number < guessed ? 'lower' : 'higher'} than ${guessed}.`;
}
