import type { LoggedCall } from './store.ts';

/** Calls with one number, one after the other on one day: a row of the list. */
export interface CallGroup {
  /** The newest. */
  readonly call: LoggedCall;
  readonly count: number;
  readonly ids: readonly number[];
}

/** @param dayOf names the day of a call */
export function groupCalls(calls: readonly LoggedCall[], dayOf: (dateMs: number) => string): CallGroup[] {
  const groups: CallGroup[] = [];
  for (const call of calls) {
    const last = groups.at(-1);
    if (last?.call.number === call.number && dayOf(last.call.dateMs) === dayOf(call.dateMs)) {
      groups[groups.length - 1] = { call: last.call, count: last.count + 1, ids: [...last.ids, call.id] };
    } else {
      groups.push({ call, count: 1, ids: [call.id] });
    }
  }
  return groups;
}
