import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateTimeText, dateWords, startTimeText } from './date-words.ts';
import { distanceText } from './distance.ts';
import { durationText } from './duration.ts';
import { rateParts } from './speed.ts';

const at = (text: string, offset = 0) => ({ ms: Date.parse(text), offset });
const clock = { nowMs: Date.parse('2023-10-15T15:34:00Z'), zone: 'UTC' };

describe('distanceText()', () => {
  it('tells more than half a mile in miles, less in feet', () => {
    expect(distanceText(5005, 'IMPERIAL')).toBe('3.11 mi');
    expect(distanceText(97, 'IMPERIAL')).toBe('318.24 ft');
    expect(distanceText(804.672, 'IMPERIAL')).toBe('2,640.00 ft');
  });

  it('does likewise with metres', () => {
    expect(distanceText(5005, 'METRIC')).toBe('5.00 km');
    expect(distanceText(97, 'METRIC')).toBe('97.00 m');
    expect(distanceText(97, 'IMPERIAL_METER')).toBe('97.00 m');
  });

  it('lets a reader come back within 10 metres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (metres) => {
        const [value = '', unit] = distanceText(metres, 'IMPERIAL').split(' ');
        const size = Number(value.replaceAll(',', '')) * (unit === 'mi' ? 1609.344 : 0.3048);
        return Math.abs(size - metres) <= 10;
      }),
    );
  });
});

describe('durationText()', () => {
  it('has hours from one on', () => {
    expect(durationText(45 * 60_000)).toBe('45:00');
    expect(durationText(307_000)).toBe('05:07');
    expect(durationText(5_400_000)).toBe('1:30:00');
  });
});

describe('rateParts()', () => {
  it('tells speeds, or the time a mile takes', () => {
    expect(rateParts(10, 'METRIC', false)).toEqual({ value: '36.0', unit: 'km/h' });
    expect(rateParts(1000 / 300, 'METRIC', true)).toEqual({ value: '5:00', unit: 'min/km' });
    expect(rateParts(0, 'IMPERIAL', true)).toEqual({ value: '0:00', unit: 'min/mi' });
  });
});

describe('dateWords()', () => {
  it('has words for the last seven days and those to come', () => {
    const words = ['15T00:00', '14T23:59', '13T10:00', '09T00:00', '16T08:00'].map((day) =>
      dateWords(at(`2023-10-${day}Z`), clock),
    );
    expect(words).toEqual(['Today', 'Yesterday', 'Friday', 'Monday', 'Monday']);
  });

  it('has the date before, with the year where it is another', () => {
    expect(dateWords(at('2023-10-08T23:59Z'), clock)).toBe('8 Oct');
    expect(dateWords(at('2022-10-05T12:00Z'), clock)).toBe('5 Oct 2022');
  });

  it('goes by the clock of the place', () => {
    expect(dateWords(at('2023-10-14T23:30Z', 3600), clock)).toBe('Today');
  });
});

describe('times of a start', () => {
  it('tell the offset where it is not the phone’s', () => {
    expect(startTimeText(at('2023-10-15T12:14Z'), 'UTC')).toBe('12:14');
    expect(startTimeText(at('2023-10-15T12:14Z', 7200), 'UTC')).toBe('14:14 +02:00');
    expect(dateTimeText(at('2023-10-15T15:34Z'), 'UTC')).toBe('Oct 15, 2023, 3:34:00 PM');
  });
});
