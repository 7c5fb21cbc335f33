/** Older movements say nothing of how fast the finger is when it leaves. */
const HORIZON_MS = 100;
const HISTORY_SIZE = 20;
/** A finger that has not moved for as long is taken for resting: what came before does not count. */
const ASSUME_STOPPED_MS = 40;

export interface Velocity {
  /** Pixels per second. */
  readonly x: number;
  readonly y: number;
}

interface Movement {
  readonly timeMs: number;
  readonly x: number;
  readonly y: number;
}

/**
 * How fast a finger moves, from where it was and when: the tangent, at the newest movement, of the parabola that fits
 * the movements of the last 100 ms best (Android 13's default strategy, `lsq2`). Times are those of the events; when
 * they arrive is of no consequence.
 *
 * @see AOSP `frameworks/native/libs/input/VelocityTracker.cpp`
 */
export class VelocityTracker {
  #movements: Movement[] = [];

  addMovement(timeMs: number, x: number, y: number): void {
    const last = this.#movements.at(-1);
    if (last !== undefined && timeMs - last.timeMs >= ASSUME_STOPPED_MS) this.#movements = [];
    if (last !== undefined && last.timeMs === timeMs) this.#movements.pop();
    this.#movements.push({ timeMs, x, y });
    if (this.#movements.length > HISTORY_SIZE) this.#movements.shift();
  }

  /** The finger leaves. Where it does is no movement, but it may have rested before. */
  up(timeMs: number): void {
    const last = this.#movements.at(-1);
    if (last !== undefined && timeMs - last.timeMs > ASSUME_STOPPED_MS) this.#movements = [];
  }

  /** At most `maximum` in either direction. */
  velocity(maximum = Number.POSITIVE_INFINITY): Velocity {
    const newestMs = this.#movements.at(-1)?.timeMs ?? 0;
    const recent = this.#movements.filter(({ timeMs }) => newestMs - timeMs <= HORIZON_MS);
    const seconds = recent.map(({ timeMs }) => (timeMs - newestMs) / 1_000);
    const along = (positions: readonly number[]) =>
      Math.max(-maximum, Math.min(maximum, slopeAtZero(seconds, positions)));
    return { x: along(recent.map(({ x }) => x)), y: along(recent.map(({ y }) => y)) };
  }
}

/** Of the least squares fit of `y = a + b t + c t²` (a line when there are only two points) the slope at 0: `b`. */
function slopeAtZero(times: readonly number[], values: readonly number[]): number {
  const count = times.length;
  if (count < 2) return 0;
  const meanTime = mean(times);
  const meanValue = mean(values);
  // Around their means, the sums stay small and exact.
  const centred = times.map((time) => time - meanTime);
  const sum = (term: (time: number, index: number) => number) =>
    centred.reduce((total, time, index) => total + term(time, index), 0);
  const value = (index: number) => (values[index] ?? 0) - meanValue;
  const s2 = sum((t) => t ** 2);
  if (s2 === 0) return 0;
  const s1y = sum((t, index) => t * value(index));
  if (count === 2) return s1y / s2;
  const s3 = sum((t) => t ** 3);
  const s4 = sum((t) => t ** 4);
  const s2y = sum((t, index) => t ** 2 * value(index));
  const determinant = s2 * (s4 - s2 ** 2 / count) - s3 ** 2;
  if (determinant <= 0) return 0;
  const curve = (s2 * s2y - s3 * s1y) / determinant;
  const slopeAtMean = (s1y - curve * s3) / s2;
  return slopeAtMean - 2 * curve * meanTime;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
