import type { AgentTool } from '@androidworld/core/agent';
import { offeredActions } from './offered-actions.ts';

/** What the agent sees: a screenshot with a Set-of-Mark, or the list of elements alone. */
export type Input = 'som' | 'text';

/** What both stages have in common: who the model is, what it is given, what can be done on the phone. */
export function preamble(input: Input, tools: readonly AgentTool[]): string {
  return `You operate an Android phone on behalf of its user. The user either wants something done, which you do by acting \
on the phone step by step, or asks a question, which you answer after finding out what you need to know.

At every step you are given:
- the goal, in the user's words
- what happened in the steps so far
- ${given[input]}

At every step you choose exactly one action, written as one JSON object. These are all the actions there are:
${offeredActions(input, tools)}`;
}

const given: Record<Input, string> = {
  som: `the current screen, twice: as it is, and with marks. A mark is a coloured frame around an element and a number on a \
plate of the same colour, in the frame's top left corner or close to it
- the list of elements that have marks, by number`,
  text: `the current screen as a list of its elements, by number. There is no picture: \`box\` is where an element is, in \
pixels, as [left, top, right, bottom]`,
};
