import { describe, expect, it } from 'vitest';
import { VelocityTracker } from './velocity-tracker.ts';

describe('VelocityTracker', () => {
  it.each([[5], [8], [16], [33]])('gives the speed of an even movement told every %i ms', (everyMs) => {
    const tracker = new VelocityTracker();
    for (let timeMs = 0; timeMs <= 300; timeMs += everyMs) tracker.addMovement(timeMs, 540, 1_200 - 4 * timeMs);
    expect(tracker.velocity().y).toBeCloseTo(-4_000, 6);
    expect(tracker.velocity().x).toBe(0);
  });

  it('gives the speed at the newest movement of an accelerating one', () => {
    const tracker = new VelocityTracker();
    // y = 10 000 t² (t in seconds): at 0.1 s its speed is 2 000 pixels per second.
    for (let timeMs = 0; timeMs <= 100; timeMs += 10) tracker.addMovement(timeMs, 0, 0.01 * timeMs ** 2);
    expect(tracker.velocity().y).toBeCloseTo(2_000, 6);
  });

  it('puts a parabola through three movements', () => {
    // y = 200 t + 10 000 t² goes through all: 200 + 2 · 10 000 · 0.02 at the last.
    const tracker = new VelocityTracker();
    for (const [timeMs, y] of [
      [0, 0],
      [10, 3],
      [20, 8],
    ] as const)
      tracker.addMovement(timeMs, 0, y);
    expect(tracker.velocity().y).toBeCloseTo(600, 6);
  });

  it.each([[[0, 2, 6, 40, 45]], [[0, 30, 34, 36]]])(
    'gives it however unevenly the movements are told: %j ms',
    (times) => {
      const tracker = new VelocityTracker();
      // y = 5 - 300 t + 20 000 t²
      for (const ms of times) tracker.addMovement(ms, 0, 5 - 0.3 * ms + 0.02 * ms ** 2);
      expect(tracker.velocity().y).toBeCloseTo(-300 + 40 * (times.at(-1) ?? 0), 6);
    },
  );

  it('counts a movement told again at the same time once, where it was told last', () => {
    const tracker = new VelocityTracker();
    for (const [timeMs, y] of [
      [0, 0],
      [10, 700],
      [10, 100],
      [20, 200],
    ] as const)
      tracker.addMovement(timeMs, 0, y);
    expect(tracker.velocity().y).toBeCloseTo(10_000, 6);
  });

  it('looks back exactly 100 ms, and at exactly 20 movements', () => {
    const fits = (movements: readonly (readonly [timeMs: number, y: number])[]) => {
      const tracker = new VelocityTracker();
      for (const [timeMs, y] of movements) tracker.addMovement(timeMs, 0, y);
      return tracker.velocity().y;
    };
    const still = [35, 70, 100].map((timeMs) => [timeMs, 0] as const);
    expect(fits([[0, 90], ...still])).not.toBeCloseTo(0, 6);
    expect(fits([[-1, 90], ...still])).toBeCloseTo(0, 6);
    const rest = (count: number) => Array.from({ length: count }, (_, step) => [step + 1, 0] as const);
    expect(fits([[0, 90], ...rest(19)])).not.toBeCloseTo(0, 6);
    expect(fits([[0, 90], ...rest(20)])).toBeCloseTo(0, 6);
  });

  it('has nothing to forget before the first movement', () => {
    const tracker = new VelocityTracker();
    tracker.up(1_000);
    expect(tracker.velocity()).toEqual({ x: 0, y: 0 });
  });

  it('takes the line through two movements', () => {
    const tracker = new VelocityTracker();
    tracker.addMovement(0, 0, 0);
    tracker.addMovement(20, 10, -40);
    expect(tracker.velocity()).toEqual({ x: 500, y: -2_000 });
  });

  it('knows no speed of one movement, or of two at the same time', () => {
    const tracker = new VelocityTracker();
    expect(tracker.velocity()).toEqual({ x: 0, y: 0 });
    tracker.addMovement(7, 5, 5);
    tracker.addMovement(7, 5, 500);
    expect(tracker.velocity()).toEqual({ x: 0, y: 0 });
  });

  it('forgets what is older than 100 ms', () => {
    const tracker = new VelocityTracker();
    for (let timeMs = 0; timeMs <= 300; timeMs += 10) tracker.addMovement(timeMs, 0, Math.min(timeMs, 200));
    expect(tracker.velocity().y).toBeCloseTo(0, 6);
  });

  it('remembers the last 20 movements at most', () => {
    const tracker = new VelocityTracker();
    for (let timeMs = 0; timeMs <= 80; timeMs++) tracker.addMovement(timeMs, 0, Math.min(timeMs, 61));
    expect(tracker.velocity().y).toBeCloseTo(0, 6);
  });

  it('takes a finger that rests 40 ms for stopped, while it moves on and when it leaves', () => {
    const tracker = new VelocityTracker();
    for (let timeMs = 0; timeMs <= 100; timeMs += 10) tracker.addMovement(timeMs, 0, 10 * timeMs);
    const left = new VelocityTracker();
    for (let timeMs = 0; timeMs <= 100; timeMs += 10) left.addMovement(timeMs, 0, 10 * timeMs);
    tracker.addMovement(140, 0, 1_001);
    expect(tracker.velocity().y).toBe(0);
    left.up(140);
    expect(left.velocity().y).toBeCloseTo(10_000, 6);
    left.up(141);
    expect(left.velocity().y).toBe(0);
  });

  it('is limited to what it is asked for', () => {
    const tracker = new VelocityTracker();
    tracker.addMovement(0, 0, 0);
    tracker.addMovement(10, 1_000, -1_000);
    expect(tracker.velocity(21_000)).toEqual({ x: 21_000, y: -21_000 });
  });
});
