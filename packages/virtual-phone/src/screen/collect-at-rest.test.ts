import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectAtRest } from './collect-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a page that is used is left alone, and collects its garbage once when it is at rest', () => {
  const collect = vi.fn();
  const page = collectAtRest(collect);
  for (let use = 0; use < 20; use += 1) {
    page.used();
    vi.advanceTimersByTime(1_500);
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_000);
  expect(collect).toHaveBeenCalledTimes(1);
});

test('an agent that thinks for long at each step has it done every half minute, and once more in the end', () => {
  const collect = vi.fn();
  const page = collectAtRest(collect);
  for (let step = 0; step < 24; step += 1) {
    page.used();
    vi.advanceTimersByTime(5_000);
  }
  expect(collect).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(5);
});

test('a page that is closed is asked for nothing', () => {
  const collect = vi.fn();
  const page = collectAtRest(collect);
  page.used();
  page.close();
  page.used();
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
});
