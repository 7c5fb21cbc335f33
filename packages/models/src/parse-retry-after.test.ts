import { expect, it } from 'vitest';
import { parseRetryAfter } from './parse-retry-after.ts';

const now = Date.UTC(2026, 10, 22, 12, 0, 0);

it.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': ' 0 ' }, 0],
  [{ 'retry-after': '1.5' }, 1_500],
  [{ 'retry-after': 'Sun, 22 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
  [{}, undefined],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': ' 1.25 ' }, 1_250],
  [{ 'retry-after': '7 seconds' }, undefined],
  [{ 'retry-after': ' Sun, 22 Nov 2026 12:00:30 GMT ' }, 30_000],
  [{ 'retry-after-ms': ' 250 ' }, 250],
  [{ 'retry-after-ms': '250x', 'retry-after': '1' }, 1_000],
] as const)('parseRetryAfter() reads %j as %s ms', (headers, milliseconds) => {
  expect(parseRetryAfter(headers, now)).toBe(milliseconds);
});
