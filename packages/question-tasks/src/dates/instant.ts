import { type Day, dayOf } from './day.ts';
import { type TimeOfDay, timeOfMinutes } from './time-of-day.ts';

/** Milliseconds since 1970 of a time of a day, in UTC. */
export function instantOf(day: Day, time: TimeOfDay = '00:00'): number {
  return Date.parse(`${day}T${time}:00Z`);
}

/** Day and time of an instant, its seconds left out. */
export function dayAndTime(milliseconds: number): { readonly day: Day; readonly time: TimeOfDay } {
  const date = new Date(milliseconds);
  return { day: dayOf(date), time: timeOfMinutes(date.getUTCHours() * 60 + date.getUTCMinutes()) };
}
