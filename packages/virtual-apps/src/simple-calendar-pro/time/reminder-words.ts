import { timeText } from './date-words.ts';

const units = [
  { name: 'year', minutes: 525_600 },
  { name: 'month', minutes: 43_200 },
  { name: 'week', minutes: 10_080 },
  { name: 'day', minutes: 1_440 },
  { name: 'hour', minutes: 60 },
  { name: 'minute', minutes: 1 },
] as const;

/** `10 minutes before`; below -1 `During the day at 09:00`. */
export function reminderText(minutes: number): string {
  if (minutes === -1) return 'No reminder';
  if (minutes < -1) return duringDayText(-minutes);
  return minutes === 0 ? 'At start' : `${durationText(minutes)} before`;
}

/** `10 minutes`, in the largest unit that divides it. */
export function durationText(minutes: number): string {
  const { name, minutes: size } = units.find((unit) => minutes > 0 && minutes % unit.minutes === 0) ?? units[5];
  const count = minutes / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

function duringDayText(minuteOfDay: number): string {
  const time = { hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
  return `During the day at ${timeText(time, true)}`;
}

/** The choices of the reminder picker, the present value among them. */
export function reminderChoices(present: number): readonly number[] {
  const usual = [0, 1, 5, 10, 30, 60];
  const all = present > 0 && !usual.includes(present) ? [...usual, present].sort((one, other) => one - other) : usual;
  return [-1, ...all];
}

/** `3 hours, 16 minutes, 20 seconds` */
export function remainingText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3_600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.floor(seconds) % 60, 'second'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
    .join(', ');
}
