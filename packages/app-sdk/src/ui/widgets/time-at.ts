import type { TimeOfDay } from './time-of-day.ts';

/** What the hand shows when it points to `angle` (clockwise from the top, radians). */
export function timeAt(
  part: 'hour' | 'minute',
  is24: boolean,
  time: TimeOfDay,
  angle: number,
  inner: boolean,
): TimeOfDay {
  const share = (((angle / (2 * Math.PI)) % 1) + 1) % 1;
  if (part === 'minute') return { ...time, minute: Math.round(share * 60) % 60 };
  const place = Math.round(share * 12) % 12;
  if (!is24) return { ...time, hour: place + (time.hour < 12 ? 0 : 12) };
  if (inner) return { ...time, hour: place === 0 ? 0 : place + 12 };
  return { ...time, hour: place === 0 ? 12 : place };
}
