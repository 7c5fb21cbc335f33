import { DateFormat, DateUtils, type PhoneClock } from '@androidworld/app-sdk';

/** Time of a message of today; its day otherwise, with the year unless it is the present one. */
export function dateText(ms: number, clock: PhoneClock): string {
  return DateUtils.isToday(ms, clock) ? timeText(ms, clock) : dayText(ms, clock);
}

/** As `dateText`, with the time also on other days. */
export function dateTimeText(ms: number, clock: PhoneClock): string {
  const time = timeText(ms, clock);
  return DateUtils.isToday(ms, clock) ? time : `${dayText(ms, clock)}, ${time}`;
}

function timeText(ms: number, { zone, hour24 }: PhoneClock): string {
  return DateFormat.format(hour24 ? 'HH:mm' : 'hh:mm a', ms, zone);
}

/** The app's default date format, `dd.MM.yyyy`. */
function dayText(ms: number, { nowMs, zone }: PhoneClock): string {
  const year = (at: number) => DateFormat.format('yyyy', at, zone);
  return DateFormat.format(year(ms) === year(nowMs) ? 'dd.MM' : 'dd.MM.yyyy', ms, zone);
}
