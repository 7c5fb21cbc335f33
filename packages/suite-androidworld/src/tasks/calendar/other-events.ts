import type { Random } from '@androidworld/core';
import { type AskedEvent, asRow, sampleEvent } from './asked-event.ts';
import { dayOf, october } from './october.ts';

/** Different events between two days of October, of those that are accepted. */
export function sampleEvents(
  random: Random,
  count: number,
  {
    firstDay = october.firstDay,
    lastDay = october.lastDay,
    accepts = () => true,
  }: { firstDay?: number; lastDay?: number; accepts?: (event: AskedEvent) => boolean } = {},
): AskedEvent[] {
  const events = new Map<string, AskedEvent>();
  while (events.size < count) {
    const event = { day: random.integer(firstDay, lastDay), ...sampleEvent(random) };
    if (accepts(event)) events.set(JSON.stringify(event), event);
  }
  return [...events.values()];
}

/** Whether the app shows an event among those of a day: it does so, too, when the event ends as the day begins. */
export function touchesDay(event: AskedEvent, day: number): boolean {
  const { start_ts, end_ts } = asRow(event);
  return dayOf(start_ts) <= day && day <= dayOf(end_ts);
}
