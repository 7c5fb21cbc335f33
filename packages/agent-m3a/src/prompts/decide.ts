import type { AgentTool } from '@androidworld/core/agent';
import { guidelines } from './guidelines.ts';
import { type Input, preamble } from './preamble.ts';

/** The part of the first stage that stays the same for a whole run: providers may keep it in their caches. */
export function decideSystem(
  input: Input,
  { tools, guidelines: extra }: { readonly tools: readonly AgentTool[]; readonly guidelines: readonly string[] },
): string {
  return `${preamble(input, tools)}

${guidelines(extra)}

Answer in exactly this form, the reason first, then the action as one JSON object:
Reason: <why this action, in one or two sentences>
Action: {"action_type": "<type>", ...}`;
}

/** The part that is new at each step. */
export function decideUser(
  input: Input,
  { goal, history, elements }: { readonly goal: string; readonly history: string; readonly elements: string },
): string {
  return `The user's goal: ${goal}

What happened so far:
${history}

${listIntroduction[input]}
${elements}

What is the next action? Give the reason and the action, in the form asked for.`;
}

const listIntroduction: Record<Input, string> = {
  som: `The elements of the current screen. The numbers are those of the marks; what is false or empty is left out. Some \
elements may be hidden from view: compare with the pictures.`,
  text: `The elements of the current screen; what is false or empty is left out. Some elements may be hidden from view.`,
};
