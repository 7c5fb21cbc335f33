/** The month in which all of the calendar's tasks take place; every episode begins on Sunday, the 15th, at 15:34. */
export const october = { year: 2023, month: 10, firstDay: 1, lastDay: 31, today: 15 } as const;

/** Monday to Saturday after the day on which every episode begins: what "this Monday" means then. */
export const comingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type ComingDay = (typeof comingDays)[number];

export function dayOfComing(name: ComingDay): number {
  return october.today + 1 + comingDays.indexOf(name);
}

/** Seconds since 1970; the hour may be one of a later day. */
export function secondsAt(day: number, hour: number, minutes = 0): number {
  return Date.UTC(october.year, october.month - 1, day, hour, minutes) / 1000;
}

/** Counted on after the last of October. */
export function dayOf(seconds: number): number {
  return 1 + Math.floor((seconds - secondsAt(1, 0)) / 86_400);
}
