import { fullDate, monthName, shortWeekdayName, weekdayName } from './date-words.ts';
import { dayOf, daysInMonth, type LocalDay, weekdayOf } from './local-day.ts';
import { everyDay, frequencyOf, isLastOfWeekday, ordinalOf, rule, unit, weekdayBit } from './repetition.ts';

const adverbs = { day: 'Daily', week: 'Weekly', month: 'Monthly', year: 'Yearly' } as const;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** `Weekly`, `2 weeks` */
export function repetitionText(interval: number): string {
  const frequency = frequencyOf(interval);
  if (frequency === null) return 'No repetition';
  return frequency.count === 1 ? adverbs[frequency.unit] : `${frequency.count} ${frequency.unit}s`;
}

/** The choices of the repetition list, the present one among them. */
export function repetitionChoices(present: number): readonly number[] {
  const usual = [0, unit.day, unit.week, unit.month, unit.year];
  return usual.includes(present) ? usual : [...usual, present];
}

/** Of a weekly rule: `Mon, Wed`, from the first day of the week. */
export function weekdaysText(repeatRule: number, firstWeekday: number): string {
  if (repeatRule === everyDay) return 'Every day';
  return Array.from({ length: 7 }, (_, index) => (index + firstWeekday) % 7)
    .filter((weekday) => (repeatRule & weekdayBit(weekday)) !== 0)
    .map(shortWeekdayName)
    .join(', ');
}

/** Of a monthly or yearly rule: `The same day`, `Every third Monday in October`. */
export function monthRuleText(repeatRule: number, start: LocalDay, isYearly: boolean): string {
  if (repeatRule === rule.lastDay) return 'The last day';
  if (repeatRule === rule.lastWeekday) return everyNth(start, 'last', isYearly);
  if (repeatRule === rule.nthWeekday) return everyNth(start, ordinalName(start), isYearly);
  return 'The same day';
}

/** The rules a month or a year can have that begins on this day. */
export function monthRules(start: LocalDay, isYearly: boolean): readonly { label: string; value: number }[] {
  return [
    { label: `Repeat on the same day ${isYearly ? 'every year' : 'each month'}`, value: rule.sameDay },
    { label: repeat(everyNth(start, ordinalName(start), isYearly)), value: rule.nthWeekday },
    ...(isLastOfWeekday(start) ? [{ label: repeat(everyNth(start, 'last', isYearly)), value: rule.lastWeekday }] : []),
    ...(!isYearly && start.day === daysInMonth(start)
      ? [{ label: 'Repeat on the last day of the month', value: rule.lastDay }]
      : []),
  ];
}

/** How long it goes on: what the row says, and for how long. */
export function limitTexts(repeatLimit: number, zone: string): { label: string; value: string } {
  if (repeatLimit === 0) return { label: 'Repeat', value: 'Forever' };
  if (repeatLimit < 0) return { label: 'Repeat', value: `${-repeatLimit} times` };
  return { label: 'Repeat till', value: fullDate(dayOf(repeatLimit, zone)) };
}

function everyNth(start: LocalDay, nth: string, isYearly: boolean): string {
  const month = isYearly ? ` in ${monthName(start)}` : '';
  return `Every ${nth} ${weekdayName(weekdayOf(start))}${month}`;
}

function repeat(text: string): string {
  return `Repeat ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function ordinalName(day: LocalDay): string {
  return ordinals[ordinalOf(day) - 1] ?? '';
}
