import { DateFormat, type PhoneClock } from '@androidworld/app-sdk';

const dayMs = 24 * 60 * 60 * 1000;

type Parts = { readonly year: number; readonly month: number; readonly day: number };

function partsOf(ms: number, zone: string): Parts {
  const [year = 0, month = 0, day = 0] = DateFormat.format('yyyy-M-d', ms, zone).split('-').map(Number);
  return { year, month, day };
}

/** Of an expense in lists: `Today 3:34 PM`, `Yesterday 8:00 AM`, `Sep 28`, `2023 Oct 3`. */
export function dateText(ms: number, { nowMs, zone }: PhoneClock): string {
  const [then, today] = [partsOf(ms, zone), partsOf(nowMs, zone)];
  const time = DateFormat.format('h:mm a', ms, zone);
  const isThisMonth = then.year === today.year && then.month === today.month;
  if (isThisMonth && then.day === today.day) return `Today ${time}`;
  if (isThisMonth && then.day === today.day - 1) return `Yesterday ${time}`;
  if (then.year === today.year && !isThisMonth) return DateFormat.format('MMM d', ms, zone);
  return DateFormat.format('yyyy MMM d', ms, zone);
}

/** In the entry form: `15 Oct 2023 3:34 PM`. */
export function entryDate(ms: number, zone: string): string {
  return DateFormat.format('d MMM yyyy h:mm a', ms, zone);
}

/** When the week of this moment began: Sunday, 0:00. */
export function startOfWeek({ nowMs, zone }: PhoneClock): number {
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(DateFormat.format('EEE', nowMs, zone));
  return startOfDay(nowMs, zone) - weekday * dayMs;
}

export function startOfDay(ms: number, zone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = DateFormat.format('H:m:s', ms, zone).split(':').map(Number);
  return ms - (ms % 1000) - ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** From this Sunday to the next: `OCT 15 - 22`, `OCT 29 - NOV 5`. */
export function weekText(clock: PhoneClock): string {
  const from = startOfWeek(clock);
  const to = from + 7 * dayMs;
  const isSameMonth = partsOf(from, clock.zone).month === partsOf(to, clock.zone).month;
  const end = DateFormat.format(isSameMonth ? 'd' : 'MMM d', to, clock.zone);
  return `${DateFormat.format('MMM d', from, clock.zone)} - ${end}`.toUpperCase();
}

/** Of a filter: `2023 Oct 15`, `2023 Oct 1 - 15`, `2023 Sep 3 - Oct 15`, `2022 Dec 30 - 2023 Jan 4`. */
export function rangeText(fromMs: number, toMs: number, zone: string): string {
  const [from, to] = [partsOf(fromMs, zone), partsOf(toMs, zone)];
  const begin = DateFormat.format('yyyy MMM d', fromMs, zone);
  if (from.year !== to.year) return `${begin} - ${DateFormat.format('yyyy MMM d', toMs, zone)}`;
  if (from.month !== to.month) return `${begin} - ${DateFormat.format('MMM d', toMs, zone)}`;
  return from.day === to.day ? begin : `${begin} - ${to.day}`;
}
