import { DateUtils, type PhoneClock } from '@androidworld/app-sdk';

/** Heading a call stands under. */
export function dayText(dateMs: number, clock: PhoneClock): 'Today' | 'Yesterday' | 'Older' {
  if (dateMs >= clock.nowMs || DateUtils.isToday(dateMs, clock)) return 'Today';
  return DateUtils.isToday(dateMs + DateUtils.DAY_IN_MILLIS, clock) ? 'Yesterday' : 'Older';
}

/** How long a call was: `42 sec`, `3 min 5 sec`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} sec` : `${minutes} min ${seconds % 60} sec`;
}

/** When a call was, as short as the call log says it: `Just now`, `5 min. ago`, `3:34 PM`, `Oct 12`. */
export function whenText(dateMs: number, clock: PhoneClock): string {
  const { MINUTE_IN_MILLIS: minute, HOUR_IN_MILLIS: hour } = DateUtils;
  if (clock.nowMs - dateMs < minute) return 'Just now';
  if (clock.nowMs - dateMs < hour) {
    return DateUtils.getRelativeTimeSpanString(dateMs, clock, minute, { abbrevRelative: true });
  }
  if (dayText(dateMs, clock) !== 'Older') return DateUtils.formatDateTime(dateMs, { showTime: true }, clock);
  return DateUtils.formatDateTime(dateMs, { showDate: true, noYear: true, abbrevMonth: true }, clock);
}
