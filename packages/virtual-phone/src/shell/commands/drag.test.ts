import { expect, it } from 'vitest';
import { drag } from './drag.ts';

const [from, to] = [
  { x: 0, y: 100 },
  { x: 1_000, y: 100 },
];

it('moves along a line, a frame at a time, to where and when it was told', () => {
  const events = drag(from, to, 0, 160);
  expect(events.map(({ timeMs }) => timeMs)).toEqual([0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 160]);
  expect(events.map(({ x }) => x)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_000]);
});

it('falls on whole milliseconds, and is each time where it would be by then', () => {
  const moves = drag(from, to, 0, 250).filter(({ type }) => type === 'move');
  expect(moves.filter(({ timeMs }) => !Number.isInteger(timeMs))).toEqual([]);
  for (const { timeMs, x } of moves) expect(x).toBeCloseTo(4 * timeMs);
});

it('counts the rest before as part of the duration, and goes on from where the finger would be', () => {
  const events = drag(from, to, 400, 1_000);
  expect(events[0]).toEqual({ type: 'down', ...from, timeMs: 0 });
  const [first] = events.filter(({ type }) => type === 'move');
  expect(first?.timeMs).toBeGreaterThan(400);
  expect(first?.x).toBeCloseTo(first?.timeMs ?? 0);
  expect(events.at(-1)).toEqual({ type: 'up', ...to, timeMs: 1_000 });
});

it('is at its end at once after a rest that is longer', () => {
  const events = drag(from, to, 400, 300);
  expect(events.slice(1).every(({ x, timeMs }) => x === to.x && timeMs === 400)).toBe(true);
});
