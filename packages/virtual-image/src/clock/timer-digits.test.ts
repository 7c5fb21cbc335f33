import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsDescription, digitsText, lengthMs, typeDigits } from './timer-digits.ts';

test('typeDigits() shifts digits in from the right', () => {
  expect(['1', '15', '115', '11530'].map(digitsText)).toEqual([
    '00h 00m 01s',
    '00h 00m 15s',
    '00h 01m 15s',
    '01h 15m 30s',
  ]);
});

test('typeDigits() ignores zeros before all others and digits beyond the sixth', () => {
  expect(typeDigits('', '00')).toBe('');
  expect(typeDigits('5', '00')).toBe('500');
  expect(typeDigits('12345', '00')).toBe('123450');
  expect(typeDigits('123456', '7')).toBe('123456');
});

test('every time of a day can be typed as its digits without leading zeros', () => {
  const time = fc.tuple(
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
    fc.integer({ min: 0, max: 59 }),
  );
  fc.assert(
    fc.property(time, ([hours, minutes, seconds]) => {
      const digits = typeDigits('', String(hours * 10_000 + minutes * 100 + seconds));
      expect(lengthMs(digits)).toBe(((hours * 60 + minutes) * 60 + seconds) * 1000);
    }),
  );
});

test('digitsDescription() knows one from many', () => {
  expect(digitsDescription('11530')).toBe('1 hour, 15 minutes, 30 seconds');
  expect(digitsDescription('20101')).toBe('2 hours, 1 minute, 1 second');
});
