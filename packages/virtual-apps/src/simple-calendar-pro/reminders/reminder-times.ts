import type { CalendarEvent } from '../store/database.ts';
import { dayOf, dayStart } from '../time/local-day.ts';
import { nextStart } from '../time/occurrences.ts';

const minute = 60;
const day = 86_400;

/** The minutes of an event's reminders that are set. */
function remindersOf({ reminder1, reminder2, reminder3 }: CalendarEvent): number[] {
  return [reminder1, reminder2, reminder3].filter((minutes) => minutes !== -1);
}

/** When a reminder comes: seconds since the epoch. */
function reminderTime(minutes: number, startTs: number, zone: string): number {
  return minutes < -1 ? dayStart(dayOf(startTs, zone), zone) - minutes * minute : startTs - minutes * minute;
}

/** The next reminder of an event after a moment, and the occurrence it is of; undefined when none comes any more. */
export function nextReminder(
  event: CalendarEvent,
  afterTs: number,
  zone: string,
): { atTs: number; startTs: number } | undefined {
  const candidates = remindersOf(event).flatMap((minutes) => {
    // One during the day comes after the start at midnight.
    const from = minutes < -1 ? afterTs - day : afterTs + minutes * minute;
    for (let startTs = nextStart(event, from, zone); startTs !== undefined; ) {
      const atTs = reminderTime(minutes, startTs, zone);
      if (atTs > afterTs) return [{ atTs, startTs }];
      startTs = nextStart(event, startTs + 1, zone);
    }
    return [];
  });
  return candidates.sort((one, other) => one.atTs - other.atTs)[0];
}
