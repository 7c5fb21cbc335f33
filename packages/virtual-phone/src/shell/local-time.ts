/** The calendar fields of a moment in a zone. */
export interface LocalTime {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 Sunday */
  readonly weekday: number;
  /** Minutes east of UTC. */
  readonly offsetMinutes: number;
}

export function localFields(ms: number, zone: string): LocalTime {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name) ?? '0');
  const fields = {
    year: field('year'),
    month: field('month'),
    day: field('day'),
    hour: field('hour') % 24,
    minute: field('minute'),
    second: field('second'),
  };
  const asUtc = Date.UTC(fields.year, fields.month - 1, fields.day, fields.hour, fields.minute, fields.second);
  const wholeSeconds = Math.floor(ms / 1000) * 1000;
  return {
    ...fields,
    weekday: new Date(asUtc).getUTCDay(),
    offsetMinutes: Math.round((asUtc - wholeSeconds) / 60_000),
  };
}

/** Moment of calendar fields in a zone. */
export function momentOf(
  fields: Pick<LocalTime, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>,
  zone: string,
): number {
  const asUtc = Date.UTC(fields.year, fields.month - 1, fields.day, fields.hour, fields.minute, fields.second);
  const first = asUtc - localFields(asUtc, zone).offsetMinutes * 60_000;
  // Once more, for moments next to a change of the offset.
  return asUtc - localFields(first, zone).offsetMinutes * 60_000;
}

/** `2023-10-15 15:34:00` */
export function localTime(ms: number, zone: string): string {
  const { year, month, day, hour, minute, second } = localFields(ms, zone);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** `+0530` */
export function renderOffset(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

export function isZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch (error) {
    // RangeError is how Intl says that it knows no such zone.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export function two(value: number): string {
  return String(value).padStart(2, '0');
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}
