import type { Action } from '@androidworld/core';
import type { Completion } from '@androidworld/models';

/** What replies come to: an action and its line in the history, or the cause why there is none. */
export type Verdict =
  | { readonly kind: 'action'; readonly action: Action; readonly description: string }
  /** `raw` is what the model wrote instead, for the record. */
  | { readonly kind: 'invalid'; readonly cause: string; readonly raw: unknown };

/** The verdict on a reply that need not be read. A refusal ends the episode: it is no fault of ours and will not change. */
export function verdictWithoutReading(reply: Completion): Verdict | undefined {
  if (reply.finish === 'refusal') {
    const action = { action_type: 'status', goal_status: 'infeasible' } as const;
    return { kind: 'action', action, description: "TERMINATE: the safety rules of the model's provider stopped it" };
  }
  if (reply.text.trim() !== '') return undefined;
  return { kind: 'invalid', cause: `the model said nothing${cutOffNote(reply)}`, raw: reply.text };
}

/** What to add to a cause when the reply was not finished. */
export function cutOffNote({ finish }: Completion): string {
  return finish === 'length' ? ' (the reply was cut off at its greatest length: be brief)' : '';
}
