import type { Observation } from '@androidworld/core';
import { type Completion, limitText, type Message } from '@androidworld/models';
import { findCandidates } from './candidates.ts';
import { batchChoices, type Choice } from './choices.ts';
import { groundChoice, groundWithoutElement } from './ground-choice.ts';
import { parseChoice } from './parse-choice.ts';
import { choicePrompt } from './prompts/choice-prompt.ts';
import { repairPrompt } from './prompts/repair-prompt.ts';
import { cutOffNote, type Verdict, verdictWithoutReading } from './verdict.ts';

export interface ChooseOptions {
  readonly observation: Observation;
  readonly pressEnter: boolean;
  /** Goes on with the conversation after the first stage. */
  ask(turns: readonly Message[]): Promise<Completion>;
}

/** The second stage: asks about one batch of elements after the other, until one has the element or none is needed. */
export async function choose(options: ChooseOptions): Promise<Verdict> {
  const batches = batchChoices(findCandidates(options.observation));
  let unplaced: Verdict = { kind: 'invalid', cause: 'no element was chosen', raw: '' };
  for (const [place, choices] of batches.entries()) {
    const question = choicePrompt({ choices, number: place + 1, count: batches.length });
    const read = await askAbout(choices, question, options);
    if (read.kind !== 'none') return read;
    unplaced = read.verdict;
  }
  return unplaced;
}

/** A reply that cannot be used is sent back once, with the cause. */
async function askAbout(
  choices: readonly Choice[],
  question: string,
  { ask, pressEnter }: ChooseOptions,
): Promise<Read> {
  const asked: Message = { role: 'user', content: question };
  const reply = await ask([asked]);
  const read = readReply(reply, choices, pressEnter);
  if (read.kind !== 'invalid') return read;
  const again = await ask([
    asked,
    // Providers refuse turns without a text.
    { role: 'assistant', content: limitText(reply.text).trim() || '(no text)' },
    { role: 'user', content: repairPrompt(read.cause) },
  ]);
  return readReply(again, choices, pressEnter);
}

/** `none`: of these choices; its `verdict` stands when there are no others. */
type Read = Verdict | { readonly kind: 'none'; readonly verdict: Verdict };

function readReply(reply: Completion, choices: readonly Choice[], pressEnter: boolean): Read {
  const stopped = verdictWithoutReading(reply);
  if (stopped !== undefined) return stopped;
  const choice = parseChoice(reply.text);
  if (!choice.ok) return { kind: 'invalid', cause: `${choice.cause}${cutOffNote(reply)}`, raw: limitText(reply.text) };
  const grounded = groundChoice(choice, choices, { pressEnter });
  if (grounded.kind !== 'none') return grounded;
  return { kind: 'none', verdict: groundWithoutElement(choice, { pressEnter }) };
}
