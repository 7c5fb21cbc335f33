import { localFields, momentOf } from '../../local-time.ts';

/** The last so many entries, or those since a moment. */
export type Tail = { readonly count: number } | { readonly sinceMs: number };

/** A number of lines, `MM-DD hh:mm:ss.mmm`, `YYYY-MM-DD hh:mm:ss.mmm`, or seconds since the epoch. */
export function parseTail(
  text: string,
  { nowMs, zone }: { readonly nowMs: number; readonly zone: string },
): Tail | undefined {
  if (/^\d+$/.test(text)) return { count: Math.max(1, Number(text)) };
  if (/^\d+\.\d+$/.test(text)) return { sinceMs: Number(text) * 1000 };
  const match = /^(?:(\d{4})-)?(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '0'] = match;
  const fields = {
    year: year === undefined ? localFields(nowMs, zone).year : Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  return { sinceMs: momentOf(fields, zone) + Number(`0.${fraction}`) * 1000 };
}
