import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLocal, localParts, zones, zoneText } from './local-time.ts';

test('atLocal() undoes localParts() in every zone, hours that occur twice aside', () => {
  const minute = fc.integer({ min: 0, max: 35_000_000 });
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
      const local = localParts(minutes * 60_000, zone);
      expect(localParts(atLocal(local, zone), zone)).toEqual(local);
    }),
  );
});

test('zoneText() writes offsets as Android does', () => {
  expect(zoneText('Asia/Kolkata', Date.UTC(2023, 9, 15))).toBe('GMT+05:30 Asia/Kolkata');
  expect(zoneText('America/New_York', Date.UTC(2023, 9, 15))).toBe('GMT-04:00 America/New York');
});
