export interface Clock {
  readonly nowMs: number;
  readonly zone: string;
  readonly hour24: boolean;
}

/** When a file changed, as lists say it: `3:34 PM` today, `Oct 15` this year, `Oct 15, 2022` before. */
export function dateText(ms: number, { nowMs, zone, hour24 }: Clock): string {
  const day = (at: number) => format(at, zone, { year: 'numeric', month: 'numeric', day: 'numeric' });
  const year = (at: number) => format(at, zone, { year: 'numeric' });
  if (day(ms) === day(nowMs)) return timeText(ms, zone, hour24);
  if (year(ms) === year(nowMs)) return format(ms, zone, { month: 'short', day: 'numeric' });
  return format(ms, zone, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** e.g. `Oct 15, 2023, 3:34 PM` */
export function dateTimeText(ms: number, { zone, hour24 }: Clock): string {
  return `${format(ms, zone, { month: 'short', day: '2-digit', year: 'numeric' })}, ${timeText(ms, zone, hour24)}`;
}

function timeText(ms: number, zone: string, hour24: boolean): string {
  return format(ms, zone, { hour: 'numeric', minute: '2-digit', hourCycle: hour24 ? 'h23' : 'h12' });
}

function format(ms: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // Newer versions of ICU put a narrow no-break space before AM; Android 13 has a plain one.
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(ms).replaceAll('\u202f', ' ');
}
