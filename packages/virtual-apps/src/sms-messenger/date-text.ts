/** How the phone tells the time. */
export interface TimeFormat {
  readonly zone: string;
  readonly hour24: boolean;
}

/** Time of a message of today; its day otherwise, with the year unless it is the present one. */
export function dateText(ms: number, nowMs: number, format: TimeFormat): string {
  return isSameDay(ms, nowMs, format) ? timeText(ms, format) : dayText(ms, nowMs, format);
}

/** As `dateText`, with the time also on other days. */
export function dateTimeText(ms: number, nowMs: number, format: TimeFormat): string {
  const time = timeText(ms, format);
  return isSameDay(ms, nowMs, format) ? time : `${dayText(ms, nowMs, format)}, ${time}`;
}

function timeText(ms: number, { zone, hour24 }: TimeFormat): string {
  return new Date(ms).toLocaleTimeString('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: hour24 ? 'h23' : 'h12',
  });
}

/** The app's default date format, `dd.MM.yyyy`. */
function dayText(ms: number, nowMs: number, { zone }: TimeFormat): string {
  const [year, month, day] = dayParts(ms, zone);
  return year === dayParts(nowMs, zone)[0] ? `${day}.${month}` : `${day}.${month}.${year}`;
}

function isSameDay(one: number, other: number, { zone }: TimeFormat): boolean {
  return dayParts(one, zone).join() === dayParts(other, zone).join();
}

function dayParts(ms: number, zone: string): [year: string, month: string, day: string] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return [part('year'), part('month'), part('day')];
}
