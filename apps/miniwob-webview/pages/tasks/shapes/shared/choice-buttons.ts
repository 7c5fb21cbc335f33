import { h } from '../../../runtime/dom.ts';
import './choice-buttons.css';

/** A row of buttons, one of which is the answer. */
export function choiceButtons<Choice extends string | number>(
  choices: readonly Choice[],
  choose: (choice: Choice) => void,
): HTMLElement {
  return h(
    'div',
    { class: 'choice-buttons', role: 'group', 'aria-label': 'Answers' },
    choices.map((choice) => h('button', { type: 'button', onclick: () => choose(choice) }, String(choice))),
  );
}
