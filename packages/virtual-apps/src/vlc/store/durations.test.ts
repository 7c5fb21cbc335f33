import { expect, test } from 'vitest';
import { shortDuration, spokenDuration, wordyDuration } from './durations.ts';

test.each([
  [5_000, '0:05', '5s ', '5 seconds'],
  [81_900, '1:21', '1min 21s ', '1 minutes 21 seconds'],
  [156_000, '2:36', '2min 36s ', '2 minutes 36 seconds'],
  [3_723_000, '1:02:03', '1h 2min 3s ', '1 hours 2 minutes 3 seconds'],
])('%i ms', (ms, short, wordy, spoken) => {
  expect(shortDuration(ms)).toBe(short);
  expect(wordyDuration(ms)).toBe(wordy);
  expect(spokenDuration(ms)).toBe(spoken);
});
