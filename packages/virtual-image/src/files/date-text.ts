import { DateFormat, DateUtils, type PhoneClock } from '@androidworld/app-sdk';

/** When a file changed, as lists say it: `3:34 PM` today, `Oct 15` this year, `Oct 15, 2022` before. */
export function dateText(ms: number, clock: PhoneClock): string {
  return DateUtils.formatDateTime(ms, DateUtils.isToday(ms, clock) ? { showTime: true } : { abbrevMonth: true }, clock);
}

/** e.g. `Oct 15, 2023, 3:34 PM` */
export function dateTimeText(ms: number, clock: PhoneClock): string {
  return `${DateFormat.format('MMM dd, yyyy', ms, clock.zone)}, ${DateFormat.getTimeFormat(clock)(ms)}`;
}
