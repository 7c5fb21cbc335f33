import { atLocal, type LocalTime, localParts } from '@androidworld/app-sdk';
import { repeatsOn, type WeekDays } from './week-days.ts';

export interface AlarmTime {
  readonly hour: number;
  readonly minutes: number;
  readonly daysOfWeek: WeekDays;
}

/** When an alarm rings next after a moment: the wall-clock time, and its milliseconds since the epoch. */
export function nextAlarm(alarm: AlarmTime, nowMs: number, zone: string): { local: LocalTime; atMs: number } {
  const today = localParts(nowMs, zone);
  // Today is asked again as the eighth day: its time may be past, and it may be the only day there is.
  for (let offset = 0; offset <= 8; offset++) {
    const local = { ...addDays(today, offset), hour: alarm.hour, minute: alarm.minutes };
    if (alarm.daysOfWeek !== 0 && !repeatsOn(alarm.daysOfWeek, local)) continue;
    const atMs = atLocal(local, zone);
    if (atMs > nowMs) return { local, atMs };
  }
  throw new Error(`No day of the week is set in ${alarm.daysOfWeek}`);
}

/** Whether the next time is still today. */
export function isToday(alarm: AlarmTime, nowMs: number, zone: string): boolean {
  return nextAlarm(alarm, nowMs, zone).local.day === localParts(nowMs, zone).day;
}

function addDays(date: LocalTime, days: number): LocalTime {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { ...date, year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}
