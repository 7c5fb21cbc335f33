import { DateFormat, DateUtils, type PhoneClock } from '@androidworld/app-sdk';

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

/** Age of a conversation in a list: `Now`, `5 min`, `15:34`, `Mon`, `Oct 2`, `10/2/22`. */
export function listDate(ms: number, clock: PhoneClock): string {
  const age = clock.nowMs - ms;
  if (age >= 0 && age < minuteMs) return 'Now';
  if (age >= 0 && age < 60 * minuteMs) return `${Math.floor(age / minuteMs)} min`;
  if (DateUtils.isToday(ms, clock)) return timeText(ms, clock);
  if (age >= 0 && age < weekMs) return DateFormat.format('EEE', ms, clock.zone);
  return DateFormat.format(isThisYear(ms, clock) ? 'MMM d' : 'M/d/yy', ms, clock.zone);
}

/** Time of a message: `Now`, `15:34`, or its day and time. */
export function messageDate(ms: number, clock: PhoneClock): string {
  const age = clock.nowMs - ms;
  if (age >= 0 && age < minuteMs) return 'Now';
  if (age >= 0 && age < 60 * minuteMs) return `${Math.floor(age / minuteMs)} min`;
  return dividerDate(ms, clock);
}

/** Between messages of different hours. */
export function dividerDate(ms: number, clock: PhoneClock): string {
  const time = timeText(ms, clock);
  if (DateUtils.isToday(ms, clock)) return time;
  const age = clock.nowMs - ms;
  const pattern = age >= 0 && age < weekMs ? 'EEEE' : isThisYear(ms, clock) ? 'EEEE, MMM d' : 'MMM d, yyyy';
  return `${DateFormat.format(pattern, ms, clock.zone)} • ${time}`;
}

function isThisYear(ms: number, { nowMs, zone }: PhoneClock): boolean {
  return DateFormat.format('yyyy', ms, zone) === DateFormat.format('yyyy', nowMs, zone);
}

function timeText(ms: number, clock: PhoneClock): string {
  return DateFormat.format(clock.hour24 ? 'HH:mm' : 'h:mm a', ms, clock.zone);
}
