import { DateUtils, type PhoneClock } from '@androidworld/app-sdk';

/** Heading a call stands under. */
export function dayText(dateMs: number, clock: PhoneClock): 'Today' | 'Yesterday' | 'Older' {
  if (dateMs >= clock.nowMs || DateUtils.isToday(dateMs, clock)) return 'Today';
  return DateUtils.isToday(dateMs + DateUtils.DAY_IN_MILLIS, clock) ? 'Yesterday' : 'Older';
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
