import { strerror } from '../errno.ts';
import { isZone, type LocalTime, localFields, momentOf, renderOffset, two } from '../local-time.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';

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
      const parsed = parseMoment(text, moment, zone);
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
  readonly file?: string;
  readonly error?: string;
}

const defaultFormat = '%a %b %e %H:%M:%S %Z %Y';

const isoFormats: Readonly<Record<string, string>> = {
  '': '%Y-%m-%d',
  date: '%Y-%m-%d',
  hours: '%Y-%m-%dT%H%:z',
  minutes: '%Y-%m-%dT%H:%M%:z',
  seconds: '%Y-%m-%dT%H:%M:%S%:z',
  ns: '%Y-%m-%dT%H:%M:%S,%N%:z',
};

function parse(args: readonly string[]): Request {
  let request: Request = { utc: false, format: defaultFormat };
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const value = () => {
      at += 1;
      return args[at] ?? '';
    };
    if (word.startsWith('+')) request = { ...request, format: word.slice(1) };
    else if (word === '-u') request = { ...request, utc: true };
    else if (word === '-d') request = { ...request, show: value() };
    else if (word === '-s') request = { ...request, set: value() };
    else if (word === '-r') request = { ...request, file: value() };
    else if (word === '-D') value();
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

function zoneOf({ env, system }: ProgramContext): string {
  const wanted = env.get('TZ') ?? system.clock.zone;
  return isZone(wanted) ? wanted : 'UTC';
}

/** `MMDDhhmm[[CC]YY][.ss]`, `@EPOCH[.frac]`, `YYYY-MM-DD[ hh:mm[:ss]]`, `hh:mm[:ss]`. */
export function parseMoment(text: string, now: number, zone: string): number | undefined {
  const epoch = /^@(\d+(?:\.\d+)?)$/.exec(text);
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
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(Z)?$/.exec(text);
  if (iso !== null) {
    const [, year, month, day, hour = '0', minute = '0', second = '0', utc] = iso;
    return checked(
      {
        ...today,
        year: Number(year),
        month: Number(month),
        day: Number(day),
        hour: Number(hour),
        minute: Number(minute),
        second: Number(second),
      },
      utc === undefined ? zone : 'UTC',
    );
  }
  const clock = /^(\d\d?):(\d\d)(?::(\d\d))?$/.exec(text);
  if (clock === null) return undefined;
  return checked({ ...today, hour: Number(clock[1]), minute: Number(clock[2]), second: Number(clock[3] ?? 0) }, zone);
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
    /%(:?[a-zA-Z%])/g,
    (whole, letter: string) => formatField(letter, ms, zone, fields) ?? whole,
  );
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
    case 'H':
      return two(hour);
    case 'I':
      return two(twelve);
    case 'j':
      return String(Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000) + 1).padStart(
        3,
        '0',
      );
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
