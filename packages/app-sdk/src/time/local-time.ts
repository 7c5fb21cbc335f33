/** Wall-clock time; months from 1. */
export interface LocalTime {
  /** All four digits. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Of the month, from 1. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** Offered in the list of zones. */
export const zones = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;

/** The wall clock of a zone at a moment. */
export function localParts(ms: number, zone: string): LocalTime {
  const parts = clockOf(zone).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

/** One for each zone asked for: to make one takes longer than all it is used for. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}

/** The moment at which the wall clock of a zone shows this. */
export function atLocal(local: LocalTime, zone: string): number {
  const asUtc = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  const offset = offsetMs(asUtc, zone);
  // The offset may differ on the other side of a change of summer time, so it is asked for once more.
  return asUtc - offsetMs(asUtc - offset, zone);
}

/** e.g. `GMT+02:00 Europe/Berlin` */
export function zoneText(zone: string, ms: number): string {
  const minutes = Math.round(offsetMs(ms, zone) / 60_000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `GMT${minutes < 0 ? '-' : '+'}${two(distance / 60)}:${two(distance % 60)} ${zone.replaceAll('_', ' ')}`;
}

/** Seconds east of UTC at a moment. */
export function zoneOffset(zone: string, ms: number): number {
  return Math.round(offsetMs(ms, zone) / 1000);
}

function offsetMs(ms: number, zone: string): number {
  const local = localParts(ms, zone);
  return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute) - Math.floor(ms / 60_000) * 60_000;
}
