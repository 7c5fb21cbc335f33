/** Days an alarm repeats on, as `com.android.deskclock.data.Weekdays` packs them: Monday is bit 0, Sunday bit 6. */
export type WeekDays = number;

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const everyDay: WeekDays = 0x7f;

export interface WeekDay {
  readonly name: string;
  readonly bit: WeekDays;
}

/**
 * The seven days in the order a calendar shows them.
 *
 * @param start as `java.util.Calendar` counts: 1 Sunday, 2 Monday, 7 Saturday
 */
export function weekFrom(start: number): readonly WeekDay[] {
  const first = (start + 5) % 7;
  return Array.from({ length: 7 }, (_, index) => dayAt((first + index) % 7));
}

/** `java.util.Calendar` days (1 is Sunday) to bits. */
export function weekDaysOf(calendarDays: readonly number[]): WeekDays {
  return calendarDays.reduce((days, day) => days | dayAt((day + 5) % 7).bit, 0);
}

/** Whether an alarm repeats on the day of this wall-clock date. */
export function repeatsOn(days: WeekDays, date: { year: number; month: number; day: number }): boolean {
  const fromSunday = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  return (days & dayAt((fromSunday + 6) % 7).bit) !== 0;
}

/** `Every day`, `Mon, Tue`, or the whole name of a single day. */
export function weekDaysText(days: WeekDays, start: number): string {
  if (days === everyDay) return 'Every day';
  const chosen = weekFrom(start).filter(({ bit }) => (days & bit) !== 0);
  if (chosen.length === 1) return chosen[0]?.name ?? '';
  return chosen.map(({ name }) => name.slice(0, 3)).join(', ');
}

/** `Monday, Tuesday`, or `Every day`: what {@link weekDaysText} is read out as. */
export function weekDayNames(days: WeekDays, start: number): string {
  if (days === everyDay) return 'Every day';
  return weekFrom(start)
    .filter(({ bit }) => (days & bit) !== 0)
    .map(({ name }) => name)
    .join(', ');
}

function dayAt(index: number): WeekDay {
  return { name: names[index] ?? names[0], bit: 1 << index };
}
