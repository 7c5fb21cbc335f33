/** A time of day as `09:05`, 24 hours: texts that sort by time. */
export type TimeOfDay = string;

export function minutesOf(time: TimeOfDay): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** @param minutes since midnight, taken within the day: 1450 is 00:10 */
export function timeOfMinutes(minutes: number): TimeOfDay {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

/** The ways a goal may write a time: `14:30` and `2:30pm`, on the hour `2pm` too. */
export function timeWordings(time: TimeOfDay): string[] {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const half = minutes < 720 ? 'am' : 'pm';
  return [time, `${hour}:${pad(minutes % 60)}${half}`, ...(minutes % 60 === 0 ? [`${hour}${half}`] : [])];
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
