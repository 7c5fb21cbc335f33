import { expect, test } from 'vitest';
import { dayText, durationText, whenText } from './call-text.ts';

test('durationText() writes minutes and seconds, and hours when there are any', () => {
  expect([0, 59_999, 61_000, 3_725_000].map(durationText)).toEqual(['00:00', '00:59', '01:01', '1:02:05']);
});

test('dayText() goes by the days of the zone', () => {
  const now = Date.UTC(2023, 9, 15, 1, 0);
  const before = Date.UTC(2023, 9, 14, 23, 0);
  expect(dayText(before, now, 'UTC')).toBe('Yesterday');
  expect(dayText(before, now, 'America/New_York')).toBe('Today');
  expect(dayText(Date.UTC(2023, 9, 1), now, 'UTC')).toBe('Older');
});

test('whenText() says the least that tells when', () => {
  const now = Date.UTC(2023, 9, 15, 15, 34);
  const text = (ms: number, hour24 = false) => whenText(now - ms, now, { timeZone: 'UTC', hour24 });
  expect([text(0), text(5 * 60_000), text(2 * 3_600_000), text(2 * 3_600_000, true)]).toEqual([
    'Just now',
    '5 min. ago',
    '1:34 PM',
    '13:34',
  ]);
  expect(text(3 * 86_400_000)).toBe('Oct 12');
});
