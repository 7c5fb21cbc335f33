import { flag } from '../store/database.ts';
import { dayOfCode, dayStart, secondsAt, weekdayOf } from '../time/local-day.ts';
import { rule, unit, weekdayBit } from '../time/repetition.ts';

/** An event or task of an `.ics` file. */
export interface IcsEntry {
  readonly kind: 'event' | 'task';
  readonly uid: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly startTs: number;
  readonly endTs: number;
  readonly flags: number;
  readonly isCompleted: boolean;
  readonly repeatInterval: number;
  readonly repeatRule: number;
  readonly repeatLimit: number;
  readonly exceptions: readonly number[];
  /** Minutes before, as in the columns. */
  readonly reminders: readonly number[];
  readonly category: { readonly title: string; readonly color: number | undefined } | undefined;
}

interface Line {
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

/** What a file holds. */
export interface ParsedIcs {
  readonly entries: readonly IcsEntry[];
  /** How many entries begin at a time that cannot be read; those without a beginning are passed over. */
  readonly failed: number;
}

/** The entries of a file; what it says wrongly is left out. */
export function parseIcs(text: string, zone: string): ParsedIcs {
  const entries: IcsEntry[] = [];
  let failed = 0;
  let open: Line[] | undefined;
  let alarms: Line[] = [];
  let isInAlarm = false;
  for (const line of unfold(text)) {
    const isBegin = line.name === 'BEGIN';
    const isEnd = line.name === 'END';
    const isEntry = line.value === 'VEVENT' || line.value === 'VTODO';
    if ((isBegin || isEnd) && line.value === 'VALARM') isInAlarm = isBegin;
    else if (isBegin && isEntry) [open, alarms] = [[], []];
    else if (isEnd && isEntry) {
      const entry = open && toEntry(line.value === 'VTODO' ? 'task' : 'event', open, alarms, zone);
      if (entry !== undefined) entries.push(entry);
      else if (open?.some(({ name }) => name === 'DTSTART') === true) failed += 1;
      open = undefined;
    } else if (isInAlarm) alarms.push(line);
    else open?.push(line);
  }
  return { entries, failed };
}

/** Lines that begin with a space or tab go on with the one before. */
function unfold(text: string): Line[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  return lines.flatMap((line) => {
    const match = /^([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line);
    return match === null
      ? []
      : [{ name: (match[1] ?? '').toUpperCase(), params: match[2] ?? '', value: match[3] ?? '' }];
  });
}

function toEntry(
  kind: IcsEntry['kind'],
  lines: readonly Line[],
  alarms: readonly Line[],
  zone: string,
): IcsEntry | undefined {
  const find = (name: string) => lines.find((line) => line.name === name);
  const text = (name: string) => unescapeText(find(name)?.value ?? '');
  const start = find('DTSTART');
  const startTs = start && momentOf(start, zone);
  if (start === undefined || startTs === undefined) return undefined;
  const isAllDay = /^\d{8}$/.test(start.value);
  const end = find('DTEND');
  const endTs = (end && momentOf(end, zone)) ?? startTs;
  const category = find('CATEGORIES');
  const color = Number(find('X-SMT-CATEGORY-COLOR')?.value);
  return {
    kind,
    uid: text('UID'),
    title: text('SUMMARY'),
    location: text('LOCATION'),
    description: text('DESCRIPTION'),
    startTs,
    // The end of a day-long event is the day after its last, of which the app keeps noon.
    endTs: isAllDay ? Math.max(startTs + noon, endTs - noon) : Math.max(startTs, endTs),
    flags: (isAllDay ? flag.allDay : 0) | (find('X-SMT-MISSING-YEAR')?.value === '1' ? flag.missingYear : 0),
    isCompleted: find('STATUS')?.value === 'COMPLETED',
    ...repetitionOf(find('RRULE')?.value ?? '', start, zone),
    exceptions: lines.filter(({ name }) => name === 'EXDATE').flatMap(({ value }) => codesOf(value)),
    reminders: alarms.flatMap(({ name, value }) => (name === 'TRIGGER' ? minutesOf(value) : [])).slice(0, 3),
    category:
      category === undefined
        ? undefined
        : { title: unescapeText(category.value), color: Number.isSafeInteger(color) ? color : undefined },
  };
}

const noon = 43_200;

/** `20231015`, `20231015T153400Z`, or without Z in a zone of its own. */
function momentOf({ params, value }: Line, zone: string): number | undefined {
  const match = /^(\d{8})(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value);
  if (match === null) return undefined;
  const day = dayOfCode(Number(match[1]));
  if (match[2] === undefined) return dayStart(day, zone);
  const own = /;TZID=([^;]+)/.exec(params)?.[1];
  const inZone = match[5] === 'Z' ? 'UTC' : own !== undefined && isZone(own) ? own : zone;
  return secondsAt(day, { hour: Number(match[2]), minute: Number(match[3]) }, inZone) + Number(match[4]);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    // RangeError: no such zone; files of other programs name zones in their own way.
    return false;
  }
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function repetitionOf(text: string, start: Line, zone: string) {
  const parts = new Map(text.split(';').map((part) => part.split('=', 2) as [string, string | undefined]));
  const frequency = parts.get('FREQ') ?? '';
  const name = Object.hasOwn(units, frequency) ? units[frequency as keyof typeof units] : undefined;
  if (name === undefined) return { repeatInterval: 0, repeatRule: 0, repeatLimit: 0 };
  const count = Math.max(1, Math.trunc(Number(parts.get('INTERVAL') ?? 1)) || 1);
  const times = Math.trunc(Number(parts.get('COUNT') ?? 0)) || 0;
  const until = parts.get('UNTIL');
  const untilTs = until === undefined ? undefined : momentOf({ name: '', params: '', value: until }, zone);
  const startDay = dayOfCode(Number(start.value.slice(0, 8)));
  return {
    repeatInterval: count * unit[name],
    repeatRule: ruleOf(name, parts, weekdayOf(startDay)),
    repeatLimit: times > 0 ? -times : (untilTs ?? 0),
  };
}

function ruleOf(name: keyof typeof unit, parts: ReadonlyMap<string, string | undefined>, weekday: number): number {
  const days = parts.get('BYDAY') ?? '';
  if (name === 'day') return 0;
  if (name === 'week') {
    const bits = days.split(',').map((code) => weekdayCodes.indexOf(code));
    const known = bits.filter((day) => day >= 0);
    return known.length === 0 ? weekdayBit(weekday) : known.reduce((sum, day) => sum | weekdayBit(day), 0);
  }
  if (parts.get('BYMONTHDAY') === '-1') return rule.lastDay;
  if (days.startsWith('-1')) return rule.lastWeekday;
  return /^\d/.test(days) ? rule.nthWeekday : rule.sameDay;
}

/** `-P0DT0H10M0S`; what comes after the start of a day is kept below zero. */
function minutesOf(text: string): number[] {
  const match = /^([-+]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(text);
  if (match === null) return [];
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0] = match;
  const total = Number(weeks) * 10_080 + Number(days) * 1_440 + Number(hours) * 60 + Number(minutes);
  return [sign === '-' || total < 2 ? total : -total];
}

function codesOf(value: string): number[] {
  return value.split(',').flatMap((part) => {
    const code = /^\d{8}/.exec(part)?.[0];
    return code === undefined ? [] : [Number(code)];
  });
}

function unescapeText(text: string): string {
  return text.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1');
}
