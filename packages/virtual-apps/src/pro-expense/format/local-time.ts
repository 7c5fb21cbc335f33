import { DateFormat } from '@androidworld/app-sdk';

export interface LocalDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export interface LocalTime {
  readonly hour: number;
  readonly minute: number;
}

export function dayOf(ms: number, zone: string): LocalDay {
  const [year = 1970, month = 1, day = 1] = DateFormat.format('yyyy-M-d', ms, zone).split('-').map(Number);
  return { year, month, day };
}

export function timeOf(ms: number, zone: string): LocalTime {
  const [hour = 0, minute = 0] = DateFormat.format('H:m', ms, zone).split(':').map(Number);
  return { hour, minute };
}

/** The same time on another day. */
export function onDay(ms: number, day: LocalDay, zone: string): number {
  const from = dayOf(ms, zone);
  const utc = ({ year, month, day: date }: LocalDay) => Date.UTC(year, month - 1, date);
  const moved = ms + utc(day) - utc(from);
  // Over a change of the clock the time of day would be another.
  const [was, is] = [timeOf(ms, zone), timeOf(moved, zone)];
  return moved + ((was.hour - is.hour) * 60 + was.minute - is.minute) * 60_000;
}

/** Another time on the same day; seconds stay, milliseconds go. */
export function atTime(ms: number, { hour, minute }: LocalTime, zone: string): number {
  const was = timeOf(ms, zone);
  return ms - (ms % 1000) + ((hour - was.hour) * 60 + minute - was.minute) * 60_000;
}
