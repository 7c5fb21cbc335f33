import {
  dayOf,
  daysInMonth,
  type LocalDay,
  secondsAt,
  type TimeOfDay,
  timeOf,
  weekdayOf,
} from '../../time/local-day.ts';
import { rule, unit, weekdayBit } from '../../time/repetition.ts';
import type { Draft } from './draft.ts';

/** Another start: the end moves with it, and so does a rule that names its day. */
export function withStart(draft: Draft, change: { day?: LocalDay; time?: TimeOfDay }, zone: string): Draft {
  const startTs = movedTo(draft.startTs, change, zone);
  const endTs = draft.endTs + startTs - draft.startTs;
  return { ...draft, startTs, endTs, repeatRule: ruleAfterMove(draft, startTs, zone) };
}

/** Another end; the start stays. */
export function withEnd(draft: Draft, change: { day?: LocalDay; time?: TimeOfDay }, zone: string): Draft {
  return { ...draft, endTs: movedTo(draft.endTs, change, zone) };
}

/** Another time zone: the clock there shows what it showed here. */
export function withZone(draft: Draft, timeZone: string, zone: string): Draft {
  const moved = (seconds: number) => secondsAt(dayOf(seconds, zone), timeOf(seconds, zone), timeZone);
  return { ...draft, timeZone, startTs: moved(draft.startTs), endTs: moved(draft.endTs) };
}

/** Another interval, with the rule that goes with it. Of days and none the rule stays what it was. */
export function withInterval(draft: Draft, repeatInterval: number, zone: string): Draft {
  const start = dayOf(draft.startTs, zone);
  if (repeatInterval === 0) return { ...draft, repeatInterval };
  if (repeatInterval % unit.month === 0 || repeatInterval % unit.year === 0) {
    return { ...draft, repeatInterval, repeatRule: rule.sameDay };
  }
  if (repeatInterval % unit.week === 0) {
    return { ...draft, repeatInterval, repeatRule: weekdayBit(weekdayOf(start)) };
  }
  return { ...draft, repeatInterval };
}

/** A limit before the start is none. */
export function withLimit(draft: Draft, repeatLimit: number): Draft {
  return { ...draft, repeatLimit: repeatLimit > 0 && repeatLimit < draft.startTs ? 0 : repeatLimit };
}

function movedTo(seconds: number, { day, time }: { day?: LocalDay; time?: TimeOfDay }, zone: string): number {
  return secondsAt(day ?? dayOf(seconds, zone), time ?? timeOf(seconds, zone), zone);
}

function ruleAfterMove({ repeatInterval, repeatRule }: Draft, startTs: number, zone: string): number {
  if (repeatInterval === 0) return repeatRule;
  const start = dayOf(startTs, zone);
  const isWeekly = repeatInterval % unit.week === 0;
  const isOneBit = repeatRule !== 0 && (repeatRule & (repeatRule - 1)) === 0;
  if (isWeekly) return isOneBit ? weekdayBit(weekdayOf(start)) : repeatRule;
  const isMonthly = repeatInterval % unit.month === 0 || repeatInterval % unit.year === 0;
  return isMonthly && repeatRule === rule.lastDay && start.day !== daysInMonth(start) ? rule.sameDay : repeatRule;
}
