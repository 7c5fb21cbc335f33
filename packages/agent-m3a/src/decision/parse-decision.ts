import { parseAction } from '@androidworld/core/agent';
import { findJsonObject, limitText } from '@androidworld/models';
import type { ShownElement } from '../elements/shown-elements.ts';
import { findActionProblem } from './find-action-problem.ts';

/** What a reply asks for. */
export interface Decision {
  /** `''` when the model gave none. */
  readonly reason: string;
  /** For the engine: the action; where it is none, the JSON object as the model wrote it, or its whole reply. */
  readonly action: unknown;
  /** Why the action cannot be done, in words for the model; absent when it can. */
  readonly problem?: string;
}

/**
 * Reads a reply: a reason, then an action as a JSON object. Any text whatever is read; what is wrong with it is told in
 * `problem`.
 */
export function parseDecision(reply: string, shown: readonly ShownElement[]): Decision {
  const found = findJsonObject(reply);
  const reason = found.ok ? reasonAround(found.text, reply) : reasonIn(reply);
  if (!found.ok) return { reason, action: limitText(reply), problem: found.reason };
  const action = withoutNulls(found.value);
  const parsed = parseAction(action);
  if (!parsed.ok) return { reason, action, problem: parsed.result.message };
  const problem = findActionProblem(parsed.action, shown);
  if (problem === undefined) return { reason, action: parsed.action };
  // Saying nothing would wipe out an answer given before, and coordinates would be taken for pixels of the screen.
  return { reason, action: problem.blocks ? limitText(reply) : parsed.action, problem: problem.message };
}

/** Models write out what they leave out, as the paper's own action record does: null is absence. */
function withoutNulls(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}

/** Mostly before the action; some models begin with the action. */
function reasonAround(action: string, reply: string): string {
  const at = reply.lastIndexOf(action);
  return reasonIn(reply.slice(0, at)) || reasonIn(reply.slice(at + action.length));
}

/** It goes into the next prompt. */
const longestReason = 4_000;

/** Without headings, emphasis and the fences of a code block. Repetition is bounded: replies may be all blanks. */
function reasonIn(text: string): string {
  return limitText(text.trim(), longestReason)
    .replace(/^```/, '')
    .replace(/```\w{0,20}$/, '')
    .trimEnd()
    .replace(/[*_#\s]{0,8}(?<![a-z])Action[*_]{0,4}\s?:?[*_]{0,4}$/i, '')
    .trim()
    .replace(/^[*_#\s]{0,8}Reason[*_]{0,4}\s?:[*_]{0,4}/i, '')
    .trim();
}
