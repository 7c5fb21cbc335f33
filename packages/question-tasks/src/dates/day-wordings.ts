import { type Day, daysBetween, spellDay, weekdayOf } from './day.ts';

/**
 * What a day may be called in a goal so that no other day can be meant.
 *
 * A weekday alone is the next one to come, "last" is the latest that has been; neither is said of today's own weekday,
 * which may be understood as today, as in a week or as a week ago. A date has no year only within five months of today.
 */
export function dayWordings(day: Day, today: Day): string[] {
  const days = daysBetween(today, day);
  const weekday = weekdayOf(day);
  return [
    ...(Math.abs(days) <= 150 ? [spellDay(day, { year: false })] : []),
    spellDay(day),
    ...(days === 0 ? ['today'] : []),
    ...(days === 1 ? ['tomorrow'] : []),
    ...(days === -1 ? ['yesterday'] : []),
    ...(days >= 1 && days <= 6 ? [weekday, `this ${weekday}`] : []),
    ...(days >= 8 && days <= 14 ? [`the ${weekday} after next`] : []),
    ...(days >= -6 && days <= -1 ? [`last ${weekday}`] : []),
  ];
}
