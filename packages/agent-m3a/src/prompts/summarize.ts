import type { AgentTool } from '@androidworld/core/agent';
import { type Input, preamble } from './preamble.ts';

/** The part of the second stage that stays the same for a whole run. */
export function summarizeSystem(input: Input, tools: readonly AgentTool[]): string {
  return `${preamble(input, tools)}

Right now you do not choose an action. An action has just been done, and you write down what came of it. Your note is all \
that later steps will know of this one.`;
}

/** The part that is new at each step. */
export function summarizeUser(
  input: Input,
  step: {
    readonly goal: string;
    readonly action: string;
    readonly reason: string;
    readonly elementsBefore: string;
    readonly elementsAfter: string;
  },
): string {
  return `The user's goal: ${step.goal}

The action: ${step.action}
The reason given for it: ${step.reason}

The elements of the screen before the action:
${step.elementsBefore}

The elements of the screen after the action:
${step.elementsAfter}

${comparison[input]} Say what was meant to happen and why, whether it \
happened, and if not, what the likely cause is: doubt the action and the reason too, they may have been wrong. Add what to \
do or to avoid next, if that can be told.

- One line of plain text, best under 50 words.
- "answer" and "wait" change nothing that can be seen: take it that they worked.
- Keep facts that will be needed later, such as numbers, names and texts that have to be entered in another app.`;
}

const comparison: Record<Input, string> = {
  som: `The two pictures show the screen before and after the action, with marks; each says which it is in its bottom right \
corner. Compare them and the lists.`,
  text: `Compare the two lists.`,
};
