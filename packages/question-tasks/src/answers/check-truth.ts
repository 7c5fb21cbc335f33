import { isOnlyAround, tokensOf } from './answer-words.ts';

const truths: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** Whether an answer says the one of true (yes) and false (no) that is right, and not the other. */
export function checkTruth(answer: string, truth: boolean, question: ReadonlySet<string>): boolean {
  const tokens = tokensOf(answer);
  const said = new Set(tokens.flatMap((token) => (Object.hasOwn(truths, token) ? [truths[token]] : [])));
  const around = tokens.filter((token) => !Object.hasOwn(truths, token));
  return said.size === 1 && said.has(truth) && isOnlyAround(around, question);
}
