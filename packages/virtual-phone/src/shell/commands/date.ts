import { strerror } from '../errno.ts';
import { isZone, type LocalTime, localFields, momentOf, renderOffset, two } from '../local-time.ts';
import { defineProgram } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';
import { zoneOf } from '../zone-of.ts';
import { readAs } from './read-time.ts';
import { dayOfYear, isoWeek } from './week-of-year.ts';

/** toybox date; setting it sets the phone's clock. */
export const date = defineProgram({
  name: 'date',
  async run(context) {
    const request = parse(context.args);
    if (request.error !== undefined) {
      context.err(`date: ${request.error} (see "date --help")\n`);
      return 1;
    }
    const zone = request.utc ? 'UTC' : zoneOf(context);
    let moment = context.system.clock.now();
    if (request.file !== undefined) {
      try {
        moment = (await context.system.disk.stat(resolvePath(context.cwd, request.file), context.identity)).modifiedMs;
      } catch (error) {
        context.err(`date: ${request.file}: ${strerror(error)}\n`);
        return 1;
      }
    }
    const text = request.show ?? request.set;
    if (text !== undefined) {
      const given = request.given === undefined ? undefined : readAs(text, request.given.replace(/^\+/, ''));
      const parsed = parseMoment(given ?? text, moment, zone);
      if (parsed === undefined) {
        context.err(`date: bad date ${text}\n`);
        return 1;
      }
      moment = parsed;
    }
    context.out(`${formatTime(moment, zone, request.format)}\n`);
    if (request.set === undefined) return 0;
    if (context.identity.uid !== 0) {
      context.err('date: cannot set date: Operation not permitted\n');
      return 1;
    }
    context.system.clock.set(moment);
    return 0;
  },
});

interface Request {
  readonly utc: boolean;
  readonly format: string;
  readonly show?: string;
  readonly set?: string;
  /** -D: how the time that is given is written. */
  readonly given?: string;
  readonly file?: string;
  readonly error?: string;
}

const defaultFormat = '%a %b %e %H:%M:%S %Z %Y';

const isoFormats: Readonly<Record<string, string>> = {
  '': '%Y-%m-%d',
  d: '%Y-%m-%d',
  date: '%Y-%m-%d',
  h: '%Y-%m-%dT%H%:z',
  hours: '%Y-%m-%dT%H%:z',
  m: '%Y-%m-%dT%H:%M%:z',
  minutes: '%Y-%m-%dT%H:%M%:z',
  s: '%Y-%m-%dT%H:%M:%S%:z',
  seconds: '%Y-%m-%dT%H:%M:%S%:z',
  n: '%Y-%m-%dT%H:%M:%S,%N%:z',
  ns: '%Y-%m-%dT%H:%M:%S,%N%:z',
};

function parse(args: readonly string[]): Request {
  let request: Request = { utc: false, format: defaultFormat };
  for (let at = 0; at < args.length; at += 1) {
    // `-ud X` is `-u -d X`.
    if (/^-u./.test(args[at] ?? '')) request = { ...request, utc: true };
    const word = (args[at] ?? '').replace(/^-u(?=.)/, '-');
    // `-d X` may be one word.
    const [, letter, rest = ''] = /^-([dsrD])(.*)$/s.exec(word) ?? [];
    const value = () => {
      if (rest !== '') return rest;
      at += 1;
      return args[at] ?? '';
    };
    if (word.startsWith('+')) request = { ...request, format: word.slice(1) };
    else if (word === '--iso-8601') request = { ...request, format: '%Y-%m-%d' };
    else if (word === '-u') request = { ...request, utc: true };
    else if (letter === 'd') request = { ...request, show: value() };
    else if (letter === 's') request = { ...request, set: value() };
    else if (letter === 'r') request = { ...request, file: value() };
    else if (letter === 'D') request = { ...request, given: value() };
    else if (word.startsWith('-I')) {
      const format = isoFormats[word.slice(2)];
      if (format === undefined) return { ...request, error: `bad -I '${word.slice(2)}'` };
      request = { ...request, format };
    } else if (word.startsWith('-') && word.length > 1)
      return { ...request, error: `Unknown option '${word.slice(1)}'` };
    else request = { ...request, set: word };
  }
  return request;
}

/** `MMDDhhmm[[CC]YY][.ss]`, `@EPOCH[.frac]`, `YYYY-MM-DD[ hh:mm[:ss]]`, `hh:mm[:ss]`. */
export function parseMoment(text: string, now: number, zone: string): number | undefined {
  const [, other, rest] = /^TZ="([^"]*)"\s+(.*)$/s.exec(text) ?? [];
  if (other !== undefined && rest !== undefined) return parseMoment(rest, now, isZone(other) ? other : 'UTC');
  const epoch = /^@(-?\d+(?:\.\d+)?)$/.exec(text);
  if (epoch !== null) return Math.round(Number(epoch[1]) * 1000);
  const today = localFields(now, zone);
  const posix = /^(\d\d)(\d\d)(\d\d)(\d\d)(?:(\d\d)?(\d\d))?(?:\.(\d\d))?$/.exec(text);
  if (posix !== null) {
    const [, month, day, hour, minute, century, year, second] = posix;
    return checked(
      {
        ...today,
        month: Number(month),
        day: Number(day),
        hour: Number(hour),
        minute: Number(minute),
        second: Number(second ?? 0),
        year: fullYear(century, year) ?? today.year,
      },
      zone,
    );
  }
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d)(\.\d+)?)?)?\s?(Z|[-+]\d\d:?\d\d)?$/.exec(text);
  if (iso !== null) {
    const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = iso;
    const fields = { year, month, day, hour, minute, second };
    const numbers = Object.fromEntries(Object.entries(fields).map(([name, digits]) => [name, Number(digits)]));
    const moment = checked({ ...today, ...numbers }, offset === undefined ? zone : 'UTC');
    if (moment === undefined) return undefined;
    return moment + Math.round(Number(fraction) * 1_000) - minutesOf(offset ?? 'Z') * 60_000;
  }
  const clock = /^(\d\d?):(\d\d?)(?::(\d\d))?$/.exec(text);
  if (clock === null) return undefined;
  return checked({ ...today, hour: Number(clock[1]), minute: Number(clock[2]), second: Number(clock[3] ?? 0) }, zone);
}

/** Of `+0530`, `-08:00` or `Z`: minutes east of UTC. */
function minutesOf(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([-+])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** POSIX: two digits below 69 are of this century. */
function fullYear(century: string | undefined, year: string | undefined): number | undefined {
  if (year === undefined) return undefined;
  if (century !== undefined) return Number(century + year);
  return Number(year) + (Number(year) < 69 ? 2000 : 1900);
}

function checked(fields: LocalTime, zone: string): number | undefined {
  const { month, day, hour, minute, second } = fields;
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60) return undefined;
  return momentOf(fields, zone);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = 'January February March April May June July August September October November December'.split(' ');

/** strftime(3) */
function formatTime(ms: number, zone: string, format: string): string {
  const fields = localFields(ms, zone);
  return format.replaceAll(
    /%([-_0^#]?)(\d*)[EO]?(:?[a-zA-Z%])/g,
    (whole, flag: string, width: string, letter: string) => {
      // Digits before N are how many of the nine are wanted.
      const text = formatField(letter, ms, zone, fields);
      if (text === undefined) return whole;
      return letter === 'N' && width !== '' ? text.slice(0, Number(width)) : withFlag(text, flag, Number(width));
    },
  );
}

/** `-` takes padding away, `_` and `0` choose it, `^` and `#` want capitals. */
function withFlag(text: string, flag: string, width: number): string {
  if (flag === '^' || flag === '#') return text.toUpperCase().padStart(width);
  const isNumber = /^[ \d]+$/.test(text);
  const bare = isNumber ? text.replace(/^[ 0]+(?=\d)/, '') : text;
  if (flag === '-') return bare;
  if (flag === '_') return bare.padStart(width || text.length);
  if (flag === '0' || (isNumber && width > 0)) return bare.padStart(width || text.length, '0');
  return text.padStart(width);
}

function formatField(letter: string, ms: number, zone: string, fields: LocalTime): string | undefined {
  const { year, month, day, hour, minute, second, weekday, offsetMinutes } = fields;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  switch (letter) {
    case 'a':
      return weekdays[weekday]?.slice(0, 3);
    case 'A':
      return weekdays[weekday];
    case 'b':
    case 'h':
      return months[month - 1]?.slice(0, 3);
    case 'B':
      return months[month - 1];
    case 'c':
      return formatTime(ms, zone, '%a %b %e %H:%M:%S %Y');
    case 'C':
      return two(Math.floor(year / 100));
    case 'd':
      return two(day);
    case 'D':
      return formatTime(ms, zone, '%m/%d/%y');
    case 'e':
      return String(day).padStart(2);
    case 'F':
      return formatTime(ms, zone, '%Y-%m-%d');
    case 'g':
      return two(isoWeek(year, month, day).year % 100);
    case 'G':
      return String(isoWeek(year, month, day).year);
    case 'H':
      return two(hour);
    case 'I':
      return two(twelve);
    case 'j':
      return String(dayOfYear(year, month, day)).padStart(3, '0');
    case 'k':
      return String(hour).padStart(2);
    case 'l':
      return String(twelve).padStart(2);
    case 'm':
      return two(month);
    case 'M':
      return two(minute);
    case 'n':
      return '\n';
    case 'N':
      return String(Math.floor(ms % 1000))
        .padStart(3, '0')
        .padEnd(9, '0');
    case 'p':
      return hour < 12 ? 'AM' : 'PM';
    case 'P':
      return hour < 12 ? 'am' : 'pm';
    case 'r':
      return formatTime(ms, zone, '%I:%M:%S %p');
    case 'R':
      return formatTime(ms, zone, '%H:%M');
    case 's':
      return String(Math.floor(ms / 1000));
    case 'S':
      return two(second);
    case 't':
      return '\t';
    case 'T':
    case 'X':
      return formatTime(ms, zone, '%H:%M:%S');
    case 'u':
      return String(weekday === 0 ? 7 : weekday);
    case 'U':
      return two(Math.floor((dayOfYear(year, month, day) + 6 - weekday) / 7));
    case 'V':
      return two(isoWeek(year, month, day).week);
    case 'W':
      return two(Math.floor((dayOfYear(year, month, day) + 6 - ((weekday + 6) % 7)) / 7));
    case 'w':
      return String(weekday);
    case 'x':
      return formatTime(ms, zone, '%m/%d/%y');
    case 'y':
      return two(year % 100);
    case 'Y':
      return String(year);
    case 'z':
      return renderOffset(offsetMinutes);
    case ':z':
      return renderOffset(offsetMinutes).replace(/(..)$/, ':$1');
    case 'Z':
      return zoneAbbreviation(ms, zone);
    case '%':
      return '%';
    default:
      return undefined;
  }
}

function zoneAbbreviation(ms: number, zone: string): string {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Etc/UTC') return zone === 'GMT' ? 'GMT' : 'UTC';
  // Each locale abbreviates the zones its people know; the others read `GMT+2`.
  const names = ['en-US', 'en-GB', 'en-AU'].map((locale) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(ms);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  });
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? renderOffset(localFields(ms, zone).offsetMinutes);
}
