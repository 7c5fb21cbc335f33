import type { PhoneClock } from '@androidworld/app-sdk';
import { longDate } from './due-words.ts';
import { dayMs, hourMs, minuteMs } from './local-day.ts';

interface Alarm {
  readonly type: number;
  readonly time: number;
  readonly repeat: number;
}

const anchors: Readonly<Record<number, string>> = { 1: 'start', 2: 'due' };
const spans = [
  [7 * dayMs, 'week'],
  [dayMs, 'day'],
  [hourMs, 'hour'],
  [minuteMs, 'minute'],
] as const;

/** As the editor lists it: `When due`, `1 day after due`, a date. */
export function describeAlarm({ type, time, repeat }: Alarm, clock: PhoneClock): string {
  if (type === 3) return `Randomly once ${duration(time)}`;
  const anchor = anchors[type];
  if (anchor === undefined) return `${type === 4 ? 'Snoozed until ' : ''}${longDate(time, clock)}`;
  if (repeat > 0 && type === 2) return 'When overdue';
  if (time === 0) return type === 1 ? 'When started' : 'When due';
  return `${duration(Math.abs(time))} ${time < 0 ? 'before' : 'after'} ${anchor}`;
}

function duration(ms: number): string {
  const [size, unit] = spans.find(([span]) => ms % span === 0 && ms >= span) ?? [minuteMs, 'minute'];
  const count = Math.round(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
