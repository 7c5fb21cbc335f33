import { dayOf, dayStart, type LocalDay, secondsAt, type TimeOfDay, timeOf } from './local-day.ts';

const minute = 60;
const hour = 3600;

/** `default_start_time`: -1 the next full hour, -2 now, else minutes of the day. */
type StartPreference = number;

interface NewStart {
  readonly nowTs: number;
  readonly zone: string;
  readonly preference: StartPreference;
}

/** When an event begins that is made today: late in the evening the next full hour is tomorrow's first. */
export function startFromNow({ nowTs, zone, preference }: NewStart): number {
  const today = dayOf(nowTs, zone);
  if (preference === -1) return nowTs - (timeOf(nowTs, zone).minute * minute + (nowTs % minute)) + hour;
  return startOn(today, { nowTs, zone, preference });
}

/** When an event begins that is made on a day: the day stays, also when the hour is the next day's. */
export function startOn(day: LocalDay, { nowTs, zone, preference }: NewStart): number {
  return secondsAt(day, timeFor(timeOf(nowTs, zone), preference), zone);
}

function timeFor(now: TimeOfDay, preference: StartPreference): TimeOfDay {
  if (preference === -1) return { hour: (now.hour + 1) % 24, minute: 0 };
  if (preference === -2) return now;
  return { hour: Math.floor(preference / minute), minute: preference % minute };
}

/** All-day events are kept from the first midnight to noon of the last day. */
export function allDayTimes(first: LocalDay, last: LocalDay, zone: string): { startTs: number; endTs: number } {
  return { startTs: dayStart(first, zone), endTs: secondsAt(last, { hour: 12, minute: 0 }, zone) };
}
