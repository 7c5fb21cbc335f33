import { DateFormat, localParts, type PhoneClock } from '@androidworld/app-sdk';
import { daysBetween, hasTime, startOfDay } from './local-day.ts';

/** Days around today that are named by their weekday. */
const nearDays = 6;

interface Near {
  readonly [days: number]: string;
}

const shortWords: Near = { [-1]: 'Yest', 0: 'Today', 1: 'Tmrw' };
const longWords: Near = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** As rows and chips have it: `Tmrw 5 PM`, `Mon`, `Oct 25`; of today with a time the time alone. */
export function shortDate(ms: number, clock: PhoneClock): string {
  const days = daysBetween(clock.nowMs, ms, clock.zone);
  if (Math.abs(days) > nearDays) return farDate(ms, clock, 'MMM d', ', ');
  return nearDate(ms, clock, shortWords[days] ?? DateFormat.format('EEE', ms, clock.zone), days);
}

/** As the editor has it: `Tomorrow 5 PM`, `Monday`, `Wednesday, October 25 at 5:00 PM`. */
export function longDate(ms: number, clock: PhoneClock): string {
  const days = daysBetween(clock.nowMs, ms, clock.zone);
  if (Math.abs(days) > nearDays) return farDate(ms, clock, 'EEEE, MMMM d', ' at ');
  return nearDate(ms, clock, longWords[days] ?? DateFormat.format('EEEE', ms, clock.zone), days);
}

/** A day without its time: `today`, `Wednesday, October 25`. */
export function longDay(ms: number, clock: PhoneClock): string {
  return longDate(startOfDay(ms, clock.zone), clock);
}

/** Hours without their zero minutes where the clock has twelve: `5 PM`, `9:30 AM`, `17:00`. */
export function timeText(ms: number, clock: Pick<PhoneClock, 'zone' | 'hour24'>): string {
  if (clock.hour24) return DateFormat.format('HH:mm', ms, clock.zone);
  return DateFormat.format(localParts(ms, clock.zone).minute === 0 ? 'h a' : 'h:mm a', ms, clock.zone);
}

/** As the editor's last row has it: `2023-10-15 15:34`. */
export function timestamp(ms: number, { zone }: Pick<PhoneClock, 'zone'>): string {
  return DateFormat.format('yyyy-MM-dd HH:mm', ms, zone);
}

/** Past its time, or without one past its day. */
export function isOverdue(due: number, { nowMs, zone }: Pick<PhoneClock, 'nowMs' | 'zone'>): boolean {
  if (due === 0) return false;
  return hasTime(due) ? due < nowMs : due < startOfDay(nowMs, zone);
}

function nearDate(ms: number, clock: PhoneClock, day: string, days: number): string {
  if (!hasTime(ms)) return day;
  return days === 0 ? timeText(ms, clock) : `${day} ${timeText(ms, clock)}`;
}

function farDate(ms: number, clock: PhoneClock, pattern: string, between: string): string {
  const isThisYear = localParts(ms, clock.zone).year === localParts(clock.nowMs, clock.zone).year;
  const day = DateFormat.format(isThisYear ? pattern : `${pattern}, yyyy`, ms, clock.zone);
  return hasTime(ms) ? `${day}${between}${DateFormat.getTimeFormat(clock)(ms)}` : day;
}
