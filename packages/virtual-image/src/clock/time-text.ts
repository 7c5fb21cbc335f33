/** `1:05:09`, `5:09`, `9`: whole seconds without leading zeros, as DeskClock's timers and stopwatch show them. */
export function clockText(seconds: number): string {
  const { hours, minutes, rest } = split(Math.abs(seconds));
  const sign = seconds < 0 ? '−' : '';
  if (hours > 0) return `${sign}${hours}:${two(minutes)}:${two(rest)}`;
  return minutes > 0 ? `${sign}${minutes}:${two(rest)}` : `${sign}${rest}`;
}

/** As {@link clockText}, but seconds always have two digits: `09`. */
export function stopwatchText(seconds: number): string {
  return seconds < 60 ? two(seconds) : clockText(seconds);
}

/** What is left of a timer: a second that has begun counts. */
export function timeLeftText(ms: number): string {
  return clockText(Math.ceil(ms / 1000));
}

/** `05:09.04`, with hours when there are some: times of laps. */
export function lapText(ms: number): string {
  const { hours, minutes, rest } = split(Math.floor(ms / 1000));
  const short = `${two(minutes)}:${two(rest)}.${hundredthsText(ms)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

export function hundredthsText(ms: number): string {
  return two(Math.floor(ms / 10) % 100);
}

/** `1 hour`, `2 hours` */
export function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long until an alarm rings, as DeskClock says when one is set. */
export function alarmSetText(untilMs: number): string {
  const total = Math.floor(untilMs / 60_000);
  const parts = [
    { count: Math.floor(total / 1440), unit: 'day' },
    { count: Math.floor(total / 60) % 24, unit: 'hour' },
    { count: total % 60, unit: 'minute' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => plural(count, unit));
  if (parts.length === 0) return 'Alarm set for less than 1 minute from now.';
  const last = parts.pop() ?? '';
  const before = parts.length === 0 ? '' : `${parts.join(', ')}${parts.length > 1 ? ',' : ''} and `;
  return `Alarm set for ${before}${last} from now.`;
}

/** `8:30 AM` or `08:30` */
export function timeOfDayText({ hour, minute }: { hour: number; minute: number }, hour24: boolean): string {
  if (hour24) return `${two(hour)}:${two(minute)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function two(value: number): string {
  return String(value).padStart(2, '0');
}

function split(seconds: number): { hours: number; minutes: number; rest: number } {
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, rest: seconds % 60 };
}
