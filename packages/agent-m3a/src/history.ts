import type { ActionResult } from '@androidworld/core/agent';
import { shorten } from '@androidworld/core/internals';
import type { Decision } from './decision/parse-decision.ts';

/**
 * What later steps are told of the steps before, one line each.
 *
 * @param steps oldest first
 * @param length how many of the latest to tell of; default all
 */
export function renderHistory(steps: readonly string[], length = steps.length): string {
  if (steps.length === 0) return 'Nothing has been done yet.';
  const first = Math.max(0, steps.length - length);
  const lines = steps.slice(first).map((step, place) => `Step ${first + place + 1}: ${step}`);
  return [...(first > 0 ? [`(earlier steps are left out: ${first})`] : []), ...lines].join('\n');
}

/** The line of a step that was done. */
export function doneStep({ action }: Decision, note: string | undefined, summary: string): string {
  return oneLine(`${JSON.stringify(action)}.${note === undefined ? '' : ` ${note}.`} ${summary}`);
}

/** The line of a step that came to nothing, with the cause: without it a model would do the same again. */
export function failedStep({ action, problem }: Decision, result: ActionResult & { ok: false }): string {
  const what = typeof action === 'string' ? 'Nothing was done' : `${JSON.stringify(action)} was not done`;
  return oneLine(`${what}: ${problem ?? result.message}`);
}

const longestLine = 1_500;

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return shorten(line, longestLine);
}
