import { atLocal, localParts } from '@androidworld/app-sdk';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A time of day lies a second past its minute; what lies on the minute is a date alone. */
export function hasTime(ms: number): boolean {
  return ms > 0 && ms % minuteMs !== 0;
}

export function startOfDay(ms: number, zone: string): number {
  return atLocal({ ...localParts(ms, zone), hour: 0, minute: 0 }, zone);
}

/** The last second of the day. */
export function endOfDay(ms: number, zone: string): number {
  return addDays(startOfDay(ms, zone), 1, zone) - 1000;
}

/** How a due date without a time is kept. */
export function noonOf(ms: number, zone: string): number {
  return atLocal({ ...localParts(ms, zone), hour: 12, minute: 0 }, zone);
}

/** How a date with a time is kept. @param timeMs since midnight */
export function atTime(ms: number, timeMs: number, zone: string): number {
  const hour = Math.floor(timeMs / hourMs);
  return atLocal({ ...localParts(ms, zone), hour, minute: Math.floor((timeMs % hourMs) / minuteMs) }, zone) + 1000;
}

/** Milliseconds since midnight, in whole minutes. */
export function timeOfDay(ms: number, zone: string): number {
  const { hour, minute } = localParts(ms, zone);
  return hour * hourMs + minute * minuteMs;
}

/** The same time of another day. */
export function addDays(ms: number, days: number, zone: string): number {
  const local = localParts(ms, zone);
  const shifted = new Date(Date.UTC(local.year, local.month - 1, local.day + days));
  const day = { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
  return atLocal({ ...local, ...day }, zone) + (ms % minuteMs);
}

/** Calendar days from one moment to another. */
export function daysBetween(from: number, to: number, zone: string): number {
  const dayOf = (ms: number) => {
    const { year, month, day } = localParts(ms, zone);
    return Date.UTC(year, month - 1, day) / dayMs;
  };
  return dayOf(to) - dayOf(from);
}

/** 0 is Sunday. */
export function weekdayOf(ms: number, zone: string): number {
  const { year, month, day } = localParts(ms, zone);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
