import { expect, test } from 'vitest';
import {
  addLap,
  mostLaps,
  noStopwatch,
  pauseStopwatch,
  startStopwatch,
  stopwatchAfterReboot,
  totalMs,
} from './stopwatch.ts';

const at = (seconds: number) => ({ elapsedMs: seconds * 1000, wallMs: 1_697_384_040_000 + seconds * 1000 });

test('a stopwatch adds up the times it ran', () => {
  const paused = pauseStopwatch(startStopwatch(noStopwatch, at(10)), at(15));
  expect(totalMs(paused, at(60).elapsedMs)).toBe(5000);
  expect(totalMs(startStopwatch(paused, at(60)), at(62).elapsedMs)).toBe(7000);
});

test('laps end at total times, and there are no more than DeskClock takes', () => {
  let stopwatch = startStopwatch(noStopwatch, at(0));
  stopwatch = addLap(addLap(stopwatch, at(3)), at(8));
  expect(stopwatch.lapEndsMs).toEqual([3000, 8000]);
  for (let lap = 0; lap < 200; lap++) stopwatch = addLap(stopwatch, at(10 + lap));
  expect(stopwatch.lapEndsMs).toHaveLength(mostLaps);
});

test('a stopwatch that is paused takes no laps', () => {
  const paused = pauseStopwatch(startStopwatch(noStopwatch, at(0)), at(1));
  expect(addLap(paused, at(2))).toBe(paused);
});

test('a stopwatch goes on by the wall clock over a reboot', () => {
  const running = startStopwatch(noStopwatch, at(1000));
  const booted = { elapsedMs: 3000, wallMs: at(1020).wallMs };
  expect(totalMs(stopwatchAfterReboot(running, booted), booted.elapsedMs + 1000)).toBe(21_000);
});
