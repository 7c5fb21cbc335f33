import { plural, two } from './time-text.ts';

/** Digits as they were typed, at most six, the last ones seconds: `11530` is 1 h 15 min 30 s. Never begins with 0. */
export type TimerDigits = string;

const mostDigits = 6;

/** Shifts digits in from the right; zeros before all others and digits beyond the sixth are ignored. */
export function typeDigits(digits: TimerDigits, typed: string): TimerDigits {
  let result = digits;
  for (const digit of typed) {
    if (result.length < mostDigits && (result !== '' || digit !== '0')) result += digit;
  }
  return result;
}

export function lengthMs(digits: TimerDigits): number {
  const { hours, minutes, seconds } = parts(digits);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** `01h 15m 30s` */
export function digitsText(digits: TimerDigits): string {
  const { hours, minutes, seconds } = parts(digits);
  return `${two(hours)}h ${two(minutes)}m ${two(seconds)}s`;
}

/** `1 hour, 15 minutes, 30 seconds` */
export function digitsDescription(digits: TimerDigits): string {
  const { hours, minutes, seconds } = parts(digits);
  return [plural(hours, 'hour'), plural(minutes, 'minute'), plural(seconds, 'second')].join(', ');
}

function parts(digits: TimerDigits) {
  const padded = digits.padStart(mostDigits, '0');
  return {
    hours: Number(padded.slice(0, 2)),
    minutes: Number(padded.slice(2, 4)),
    seconds: Number(padded.slice(4)),
  };
}
