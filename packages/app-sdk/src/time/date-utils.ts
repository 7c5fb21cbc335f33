import { intl, phoneLocale, type TimeSettings } from './date-format.ts';
import { localParts } from './local-time.ts';

/** `DateUtils.FORMAT_*`: what to show, and how short. */
export interface DateFlags {
  /** Hours and minutes, as the phone's 12 or 24 hours say. */
  readonly showTime?: boolean;
  /** Month and day. Default true when neither time nor weekday is asked for. */
  readonly showDate?: boolean;
  /** Name of the weekday. */
  readonly showWeekday?: boolean;
  /** Without either, the year is shown when it is not the present one. */
  readonly showYear?: boolean;
  /** No year, even when it is another; `showYear` wins. */
  readonly noYear?: boolean;
  /** Month without its day, and the year where it is shown. */
  readonly noMonthDay?: boolean;
  /** Month as a number. */
  readonly numericDate?: boolean;
  /** `Oct` in place of `October`. */
  readonly abbrevMonth?: boolean;
  /** `Sun` in place of `Sunday`. */
  readonly abbrevWeekday?: boolean;
  /** Months and weekdays, and times on the hour without minutes in the 12-hour format. */
  readonly abbrevAll?: boolean;
}

/** The phone's clock, for what is told from now. */
export interface PhoneClock extends TimeSettings {
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/** android.text.format.DateUtils. @see AOSP `android/text/format/DateUtils.java` and `DateUtilsBridge.java` */
export const DateUtils = {
  SECOND_IN_MILLIS: secondMs,
  MINUTE_IN_MILLIS: minuteMs,
  HOUR_IN_MILLIS: hourMs,
  DAY_IN_MILLIS: dayMs,
  WEEK_IN_MILLIS: weekMs,

  /** `October 15`, `Oct 15, 2022`, `Sunday, October 15, 3:34 PM`; the date unless something else is asked for. */
  formatDateTime: (ms: number, flags: DateFlags, clock: PhoneClock): string =>
    intl(clock.zone, skeleton(ms, flags, clock))(ms),

  isToday: (ms: number, clock: PhoneClock): boolean => dayDistance(ms, clock) === 0,

  /** `05:09`, from an hour on `1:05:09`. */
  formatElapsedTime(seconds: number): string {
    const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
    const rest = `${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
    return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`;
  },

  /**
   * `5 minutes ago`, `In 2 hours`, `Yesterday`, from a week on the date.
   *
   * @param minResolutionMs nothing shorter is told: with a minute, what was just now is `0 minutes ago`
   */
  getRelativeTimeSpanString(
    ms: number,
    clock: PhoneClock,
    minResolutionMs: number = minuteMs,
    flags: DateFlags & { readonly abbrevRelative?: boolean } = {},
  ): string {
    const durationMs = Math.abs(clock.nowMs - ms);
    const style = flags.abbrevRelative === true || flags.abbrevAll === true ? 'short' : 'long';
    const tell = (unit: Intl.RelativeTimeFormatUnit, count: number, numeric: 'always' | 'auto' = 'always') => {
      const format = new Intl.RelativeTimeFormat(phoneLocale, { style, numeric });
      // Minus zero is the past.
      const text = format.format(clock.nowMs >= ms ? -count : count, unit);
      return text.charAt(0).toUpperCase() + text.slice(1);
    };
    const whole = (unitMs: number) => Math.floor(durationMs / unitMs);
    if (durationMs < minuteMs && minResolutionMs < minuteMs) return tell('second', whole(secondMs));
    if (durationMs < hourMs && minResolutionMs < hourMs) return tell('minute', whole(minuteMs));
    if (durationMs < dayMs && minResolutionMs < dayMs) return tell('hour', whole(hourMs));
    if (durationMs < weekMs && minResolutionMs < weekMs) return tell('day', Math.abs(dayDistance(ms, clock)), 'auto');
    if (minResolutionMs === weekMs) return tell('week', whole(weekMs));
    return DateUtils.formatDateTime(ms, flags, clock);
  },
} as const;

/** `DateUtilsBridge.toSkeleton` */
function skeleton(ms: number, flags: DateFlags, clock: PhoneClock): Intl.DateTimeFormatOptions {
  const { showTime = false, showWeekday = false, noMonthDay = false, abbrevAll = false } = flags;
  const showDate = flags.showDate === true || !(showTime || showWeekday);
  const isThisYear = localParts(ms, clock.zone).year === localParts(clock.nowMs, clock.zone).year;
  const showYear = flags.showYear === true || (flags.noYear !== true && !isThisYear);
  const month = flags.numericDate ? 'numeric' : flags.abbrevMonth || abbrevAll ? 'short' : 'long';
  const isOnTheHour = localParts(ms, clock.zone).minute === 0 && ms % minuteMs === 0;
  const showMinutes = clock.hour24 || !(abbrevAll && isOnTheHour);
  return {
    ...(showDate || noMonthDay ? { month, ...(showYear ? { year: 'numeric' } : {}) } : {}),
    ...(showDate && !noMonthDay ? { day: 'numeric' } : {}),
    ...(showWeekday ? { weekday: flags.abbrevWeekday || abbrevAll ? 'short' : 'long' } : {}),
    ...(showTime ? { hour: clock.hour24 ? '2-digit' : 'numeric', hourCycle: clock.hour24 ? 'h23' : 'h12' } : {}),
    ...(showTime && showMinutes ? { minute: '2-digit' } : {}),
  };
}

/** Calendar days from now to then, by the phone's zone. */
function dayDistance(ms: number, { nowMs, zone }: PhoneClock): number {
  const dayOf = (at: number) => {
    const { year, month, day } = localParts(at, zone);
    return Date.UTC(year, month - 1, day) / dayMs;
  };
  return dayOf(ms) - dayOf(nowMs);
}
