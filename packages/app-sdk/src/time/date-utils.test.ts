import { describe, expect, it } from 'vitest';
import { DateFormat } from './date-format.ts';
import { DateUtils } from './date-utils.ts';

/** 15 October 2023, 15:34, a Sunday. */
const nowMs = Date.UTC(2023, 9, 15, 15, 34);
const clock = { nowMs, zone: 'UTC', hour24: false };
const { MINUTE_IN_MILLIS: minute, HOUR_IN_MILLIS: hour, DAY_IN_MILLIS: day, WEEK_IN_MILLIS: week } = DateUtils;

describe('DateUtils.formatDateTime()', () => {
  it('shows the date, and the year when it is another', () => {
    expect(DateUtils.formatDateTime(nowMs, {}, clock)).toBe('October 15');
    expect(DateUtils.formatDateTime(nowMs - 366 * day, { abbrevMonth: true }, clock)).toBe('Oct 14, 2022');
    expect(DateUtils.formatDateTime(nowMs - 366 * day, { showDate: true, noYear: true }, clock)).toBe('October 14');
    expect(DateUtils.formatDateTime(nowMs, { showDate: true, showYear: true, numericDate: true }, clock)).toBe(
      '10/15/2023',
    );
    expect(DateUtils.formatDateTime(nowMs, { noMonthDay: true, showYear: true }, clock)).toBe('October 2023');
  });

  it('shows the time by the format of the phone', () => {
    const time = { showTime: true };
    expect(DateUtils.formatDateTime(nowMs, time, clock)).toBe('3:34 PM');
    expect(DateUtils.formatDateTime(nowMs, time, { ...clock, hour24: true })).toBe('15:34');
    expect(DateUtils.formatDateTime(nowMs - 34 * minute, { ...time, abbrevAll: true }, clock)).toBe('3 PM');
    const all = { showTime: true, showDate: true, showWeekday: true, abbrevAll: true };
    expect(DateUtils.formatDateTime(nowMs, all, clock)).toBe('Sun, Oct 15, 3:34 PM');
  });
});

describe('DateUtils.getRelativeTimeSpanString()', () => {
  const relative = (ms: number, ...rest: [resolution?: number, flags?: object]) =>
    DateUtils.getRelativeTimeSpanString(ms, clock, ...rest);

  it('counts in the largest unit that fits', () => {
    expect(relative(nowMs - 20_000)).toBe('0 minutes ago');
    expect(relative(nowMs - 20_000, 0)).toBe('20 seconds ago');
    expect(relative(nowMs - 5 * minute)).toBe('5 minutes ago');
    expect(relative(nowMs + 2 * hour)).toBe('In 2 hours');
    expect(relative(nowMs - 5 * minute, minute, { abbrevRelative: true })).toBe('5 min. ago');
  });

  it('counts days by the calendar, and writes the date from a week on', () => {
    expect(relative(nowMs - day)).toBe('Yesterday');
    expect(relative(nowMs + day, day)).toBe('Tomorrow');
    expect(relative(nowMs - 3 * hour, day)).toBe('Today');
    expect(relative(nowMs - 3 * day)).toBe('3 days ago');
    expect(relative(nowMs - week)).toBe('October 8');
    expect(relative(nowMs - 3 * week, week)).toBe('3 weeks ago');
  });
});

describe('DateUtils.formatElapsedTime()', () => {
  it('writes hours only when there are some', () => {
    expect([0, 309, 3909].map(DateUtils.formatElapsedTime)).toEqual(['00:00', '05:09', '1:05:09']);
  });
});

describe('DateFormat', () => {
  it('writes dates as the phone does', () => {
    expect(DateFormat.getTimeFormat({ zone: 'Asia/Tokyo', hour24: true })(nowMs)).toBe('00:34');
    expect(DateFormat.getDateFormat(clock)(nowMs)).toBe('10/15/23');
    expect(DateFormat.getMediumDateFormat(clock)(nowMs)).toBe('Oct 15, 2023');
    expect(DateFormat.getLongDateFormat(clock)(nowMs)).toBe('October 15, 2023');
  });

  it('writes by patterns, text in quotes', () => {
    expect(DateFormat.format("EEEE, d MMMM yyyy 'at' hh:mm a", nowMs, 'UTC')).toBe(
      'Sunday, 15 October 2023 at 03:34 PM',
    );
    expect(DateFormat.format("yyyyMMdd_HHmmss 'o''clock'", nowMs, 'UTC')).toBe("20231015_153400 o'clock");
    expect(() => DateFormat.format('Q', nowMs, 'UTC')).toThrow('IllegalArgumentException');
  });
});
