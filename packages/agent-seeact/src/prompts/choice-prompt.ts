import { type Choice, noneLetter } from '../choices.ts';
import { seeActActions } from '../seeact-action.ts';

/** One question of several about the same screen. */
export interface Batch {
  readonly choices: readonly Choice[];
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** Asks which element is meant: the paper's text (Rawles et al. 2024, appendix D.5), and a sentence of ours for batches. */
export function choicePrompt({ choices, number, count }: Batch): string {
  return `(Reiteration)
First, reiterate your next target element, its detailed location, and the corresponding operation.

(Multichoice Question)
Below is a multi-choice question, where the choices are elements on the screen. All elements are arranged in the order based on their height on the screen, from top to bottom (and from left to right). This arrangement can be used to locate them. From the screenshot, find out where and what each one is on the screen, taking into account both their text content and details. Then, determine whether one matches your target element. Please examine the choices one by one. Choose the matching one. If multiple options match your answer, choose the most likely one by re-examining the screenshot, the choices, and your further reasoning. If you would like to perform a swipe action, you can optionally select the choice where you will swipe.
${count === 1 ? '' : `\n${batchNote(number, count)}\n`}
${choices.map(({ letter, description }) => `${letter}. ${description}\n`).join('')}If none of these elements match your target element, please select ${noneLetter}.
${noneLetter}. None of the other options match the correct element.

${answerFormat}`;
}

function batchNote(number: number, count: number): string {
  const end =
    number === count
      ? 'This is the last part; the elements of the other parts did not match.'
      : `If your target element is not in this part, select ${noneLetter}, and the next part will be shown to you.`;
  return `The elements of this screen are shown in ${count} parts. This is part ${number} of ${count}. ${end}`;
}

const answerFormat = `(Final Answer)
Finally, conclude your answer using the format below. Ensure your answer is strictly adhering to the format provided below. Please do not leave any explanation in your answers of the final standardized format part, and this final part should be clear and certain. The element choice, action, and value should be in three separate lines.

Format:

ELEMENT: The uppercase letter of your choice. (No need for TERMINATE, KEYBOARD ENTER, WAIT, ANSWER, OPEN APP, NAVIGATE HOME, NAVIGATE BACK; and optional for SWIPE.)

ACTION: Choose an action from {${Object.keys(seeActActions).join(', ')}}.

VALUE: Provide additional input based on ACTION.

The VALUE means:
If ACTION == INPUT TEXT, specify the text to be typed.
If ACTION == SWIPE, specify the direction: up, down, left, right.
If ACTION == OPEN APP, provide the name of the app to be opened.
If ACTION == ANSWER, specify the text of your answer to respond directly to a question or request for information.
For CLICK, LONG PRESS, KEYBOARD ENTER, NAVIGATE HOME, NAVIGATE BACK, WAIT, and TERMINATE, write "None".`;
