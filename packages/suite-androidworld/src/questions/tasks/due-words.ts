import { october } from '../../tasks/calendar/october.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMs = 24 * 60 * 60 * 1000;
/** Days around today that are named by their weekday. */
const nearDays = 6;

const today = Date.UTC(october.year, 9, october.today);

/** How many days a date (`2023-10-18`) lies ahead. */
export function daysAhead(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - today) / dayMs);
}

/** How the header of a day that is not past reads: `Due today`, `Due Friday`, `Due Wednesday, October 25`. */
export function dueHeader(date: string): string {
  const ahead = daysAhead(date);
  if (ahead === 0) return 'Due today';
  if (ahead === 1) return 'Due tomorrow';
  return ahead <= nearDays ? `Due ${weekday(date)}` : `Due ${weekday(date)}, October ${Number(date.slice(-2))}`;
}

/** Whether the date in a row can be this one: `Yest`, `Fri`, `Tmrw 17:00`, `Oct 25`. Of today it may be the time alone. */
export function isDueText(text: string, date: string): boolean {
  const ahead = daysAhead(date);
  if (ahead === 0) return text === 'Today' || /^\d\d:\d\d$/.test(text);
  return new RegExp(`^${shortDay(date, ahead)}\\b`).test(text);
}

function shortDay(date: string, ahead: number): string {
  if (ahead === -1) return 'Yest';
  if (ahead === 1) return 'Tmrw';
  return Math.abs(ahead) <= nearDays ? weekday(date).slice(0, 3) : `Oct ${Number(date.slice(-2))}`;
}

function weekday(date: string): string {
  return days[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

/** The day after which a header's tasks are due; undefined for one that is of no day to come. */
export function dayOfHeader(header: string, within: number): number | undefined {
  const ahead = Array.from({ length: within + 1 }, (_, index) => index);
  return ahead.find((day) => dueHeader(new Date(today + day * dayMs).toISOString().slice(0, 10)) === header);
}
