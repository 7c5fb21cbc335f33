import type { Message } from './store/messages.ts';

/** What a thread shows, from the top. */
export type ThreadItem =
  | { readonly kind: 'date'; readonly key: string; readonly dateMs: number }
  | { readonly kind: 'message'; readonly key: string; readonly message: Message }
  | { readonly kind: 'sending' | 'failed' | 'sent'; readonly key: string; readonly message: Message };

/** A message this much younger than the last date gets a date of its own. */
const dateGapMs = 300_000;

/** Messages in order, with dates between them and the state below those that were sent. */
export function threadItems(messages: readonly Message[]): ThreadItem[] {
  const items: ThreadItem[] = [];
  let lastDateMs = Number.NEGATIVE_INFINITY;
  for (const [index, message] of messages.entries()) {
    if (message.dateMs - lastDateMs > dateGapMs) {
      lastDateMs = message.dateMs;
      items.push({ kind: 'date', key: `date ${message.id}`, dateMs: lastDateMs });
    }
    items.push({ kind: 'message', key: `message ${message.id}`, message });
    const { state } = message;
    const isLast = index === messages.length - 1;
    if (state === 'sending' || state === 'failed' || (state === 'sent' && isLast)) {
      items.push({ kind: state, key: `${state} ${message.id}`, message });
    }
  }
  return items;
}
