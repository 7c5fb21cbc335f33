import { describe, expect, it } from 'vitest';
import { dayTitle, timeText } from './date-words.ts';
import { remainingText, reminderText } from './reminder-words.ts';
import { rule, unit, weekdayBit } from './repetition.ts';
import { limitTexts, monthRules, monthRuleText, repetitionText, weekdaysText } from './repetition-words.ts';

describe('dayTitle()', () => {
  it('has the year of other years only', () => {
    expect(dayTitle({ year: 2023, month: 10, day: 16 }, 2023)).toBe('October 16 (Mon)');
    expect(dayTitle({ year: 2024, month: 10, day: 16 }, 2023)).toBe('October 16 2024 (Wed)');
  });
});

describe('timeText()', () => {
  it('has noon and midnight as twelve where there are twelve hours', () => {
    expect([0, 9, 12, 16].map((hour) => timeText({ hour, minute: 5 }, false))).toEqual([
      '12:05 AM',
      '09:05 AM',
      '12:05 PM',
      '04:05 PM',
    ]);
    expect(timeText({ hour: 9, minute: 5 }, true)).toBe('09:05');
  });
});

describe('reminderText()', () => {
  it('takes the largest unit that divides it', () => {
    expect([-1, 0, 1, 10, 60, 90, 1_440, 20_160, -540].map(reminderText)).toEqual([
      'No reminder',
      'At start',
      '1 minute before',
      '10 minutes before',
      '1 hour before',
      '90 minutes before',
      '1 day before',
      '2 weeks before',
      'During the day at 09:00',
    ]);
  });
});

describe('remainingText()', () => {
  it('leaves out what is none', () => {
    expect(remainingText(3 * 3_600 + 16 * 60 + 20)).toBe('3 hours, 16 minutes, 20 seconds');
    expect(remainingText(86_400 + 1)).toBe('1 day, 1 second');
  });
});

describe('repetitionText()', () => {
  it('counts what is not once', () => {
    expect([0, unit.day, 2 * unit.week, unit.month, 3 * unit.year].map(repetitionText)).toEqual([
      'No repetition',
      'Daily',
      '2 weeks',
      'Monthly',
      '3 years',
    ]);
  });
});

describe('weekdaysText()', () => {
  it('begins with the first day of the week', () => {
    expect(weekdaysText(weekdayBit(0) | weekdayBit(3), 0)).toBe('Sun, Wed');
    expect(weekdaysText(weekdayBit(0) | weekdayBit(3), 1)).toBe('Wed, Sun');
    expect(weekdaysText(127, 0)).toBe('Every day');
  });
});

describe('monthRules()', () => {
  it('offers the last weekday and the last day where the start is one', () => {
    const end = { year: 2023, month: 10, day: 31 };
    expect(monthRules(end, false).map(({ label }) => label)).toEqual([
      'Repeat on the same day each month',
      'Repeat every fifth Tuesday',
      'Repeat every last Tuesday',
      'Repeat on the last day of the month',
    ]);
    expect(monthRuleText(rule.nthWeekday, { year: 2023, month: 10, day: 16 }, true)).toBe(
      'Every third Monday in October',
    );
  });
});

describe('limitTexts()', () => {
  it('tells a date and a number apart', () => {
    expect(limitTexts(Date.UTC(2023, 9, 31, 23) / 1000, 'UTC')).toEqual({
      label: 'Repeat till',
      value: 'October 31 2023',
    });
    expect(limitTexts(-5, 'UTC')).toEqual({ label: 'Repeat', value: '5 times' });
  });
});
