/** How the phone tells the time: its zone and its choice of 12 or 24 hours. */
export interface TimeSettings {
  /** Olson name, e.g. `Europe/Berlin`. */
  readonly zone: string;
  /** False: 12 hours with AM and PM. */
  readonly hour24: boolean;
}

/** The phone's language; it has no other. */
export const phoneLocale = 'en-US';

/** android.text.format.DateFormat: dates and times as the phone is set to write them. */
export const DateFormat = {
  /** `3:34 PM`, `15:34` */
  getTimeFormat: ({ zone, hour24 }: TimeSettings): ((ms: number) => string) =>
    intl(zone, { hour: hour24 ? '2-digit' : 'numeric', minute: '2-digit', hourCycle: hour24 ? 'h23' : 'h12' }),
  /** `10/15/23` */
  getDateFormat: ({ zone }: Pick<TimeSettings, 'zone'>) => intl(zone, { dateStyle: 'short' }),
  /** `Oct 15, 2023` */
  getMediumDateFormat: ({ zone }: Pick<TimeSettings, 'zone'>) => intl(zone, { dateStyle: 'medium' }),
  /** `October 15, 2023` */
  getLongDateFormat: ({ zone }: Pick<TimeSettings, 'zone'>) => intl(zone, { dateStyle: 'long' }),
  /**
   * By a pattern of `SimpleDateFormat`: `dd.MM.yyyy HH:mm`, `EEEE, d MMMM`, text in single quotes.
   *
   * @throws IllegalArgumentException for a letter it does not know
   */
  format(pattern: string, ms: number, zone: string): string {
    return pattern.replace(tokens, (token) => {
      if (token === "''") return "'";
      if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
      const write = fields[token.charAt(0)];
      if (write === undefined) throw new Error(`IllegalArgumentException: Illegal pattern character '${token[0]}'`);
      return write(token.length, (options) => part(ms, zone, options));
    });
  },
} as const;

/** Formats by Intl as Android 13's ICU does: newer ones put narrow and thin spaces where it has plain ones. */
export function intl(zone: string, options: Intl.DateTimeFormatOptions): (ms: number) => string {
  const format = formatOf(zone, options);
  return (ms) => plainSpaces(format.format(ms));
}

/** Making one takes longer than using it a hundred times, and there are few. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(phoneLocale, { ...options, timeZone: zone });
  formats.set(key, known);
  return known;
}

function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, ' ');
}

const tokens = /''|'(?:[^']|'')*'|([A-Za-z])\1*/g;

type Part = (options: Intl.DateTimeFormatOptions) => string;

const number = (text: string, length: number) => String(Number(text)).padStart(length, '0');
const hour = (part: Part) => Number(part({ hour: '2-digit', hourCycle: 'h23' }));

const fields: Readonly<Record<string, (length: number, part: Part) => string>> = {
  y: (length, part) => (length === 2 ? part({ year: '2-digit' }) : number(part({ year: 'numeric' }), length)),
  M: (length, part) =>
    length > 2 ? part({ month: length === 3 ? 'short' : 'long' }) : number(part({ month: 'numeric' }), length),
  d: (length, part) => number(part({ day: 'numeric' }), length),
  E: (length, part) => part({ weekday: length <= 3 ? 'short' : 'long' }),
  H: (length, part) => number(String(hour(part)), length),
  h: (length, part) => number(String(hour(part) % 12 || 12), length),
  m: (length, part) => number(part({ minute: 'numeric' }), length),
  s: (length, part) => number(part({ second: 'numeric' }), length),
  a: (_, part) => (hour(part) < 12 ? 'AM' : 'PM'),
};

function part(ms: number, zone: string, options: Intl.DateTimeFormatOptions): string {
  const [type] = Object.keys(options);
  const parts = formatOf(zone, options).formatToParts(ms);
  return parts.find((candidate) => candidate.type === type)?.value ?? '';
}
