import { expect, test } from 'vitest';
import {
  addMinute,
  expireTimer,
  newTimer,
  pauseTimer,
  resetTimer,
  startTimer,
  timeLeftMs,
  timerAfterReboot,
} from './timers.ts';

const at = (seconds: number) => ({ elapsedMs: seconds * 1000, wallMs: 1_697_384_040_000 + seconds * 1000 });
const timer = { id: 0, ...newTimer(60_000) };

test('a timer counts down while it runs, and keeps what is left while it is paused', () => {
  const running = startTimer(timer, at(10));
  expect(timeLeftMs(running, at(25).elapsedMs)).toBe(45_000);
  const paused = pauseTimer(running, at(25));
  expect(timeLeftMs(paused, at(100).elapsedMs)).toBe(45_000);
  expect(timeLeftMs(startTimer(paused, at(100)), at(101).elapsedMs)).toBe(44_000);
});

test('a minute more counts from what is left, and starts a timer that has run out again', () => {
  const running = startTimer(timer, at(0));
  expect(timeLeftMs(addMinute(running, at(20)), at(20).elapsedMs)).toBe(100_000);
  const expired = expireTimer(running, at(63));
  expect(timeLeftMs(expired, at(64).elapsedMs)).toBe(-4000);
  expect(addMinute(expired, at(70))).toMatchObject({ state: 'running', remainingMs: 60_000, totalLengthMs: 60_000 });
});

test('a timer that is reset has its first length again', () => {
  expect(resetTimer(addMinute(startTimer(timer, at(0)), at(5)))).toEqual(timer);
});

test('a timer goes on by the wall clock over a reboot', () => {
  const running = startTimer(timer, at(1000));
  const booted = { elapsedMs: 3000, wallMs: at(1020).wallMs };
  expect(timeLeftMs(timerAfterReboot(running, booted), booted.elapsedMs)).toBe(40_000);
});
