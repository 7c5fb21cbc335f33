import { expect, test } from 'vitest';
import { dayText, whenText } from './call-text.ts';

test('dayText() goes by the days of the zone', () => {
  const now = Date.UTC(2023, 9, 15, 1, 0);
  const before = Date.UTC(2023, 9, 14, 23, 0);
  expect(dayText(before, { nowMs: now, zone: 'UTC', hour24: false })).toBe('Yesterday');
  expect(dayText(before, { nowMs: now, zone: 'America/New_York', hour24: false })).toBe('Today');
  expect(dayText(Date.UTC(2023, 9, 1), { nowMs: now, zone: 'UTC', hour24: false })).toBe('Older');
});

test('whenText() says the least that tells when', () => {
  const now = Date.UTC(2023, 9, 15, 15, 34);
  const text = (ms: number, hour24 = false) => whenText(now - ms, { nowMs: now, zone: 'UTC', hour24 });
  expect([text(0), text(5 * 60_000), text(2 * 3_600_000), text(2 * 3_600_000, true)]).toEqual([
    'Just now',
    '5 min. ago',
    '1:34 PM',
    '13:34',
  ]);
  expect(text(3 * 86_400_000)).toBe('Oct 12');
});
