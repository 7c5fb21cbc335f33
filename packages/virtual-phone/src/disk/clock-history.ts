import { hostWallMs } from '../system/time/host-time.ts';

interface Reading {
  readonly hostMs: number;
  /** The phone's clock before the host's. */
  readonly aheadMs: number;
}

const mostReadings = 1_000;
/** Both clocks are read in whole milliseconds. */
const sameMs = 2;

/** What the phone's clock showed at moments of the host's, also after it was set. */
export class ClockHistory {
  readonly #now: () => number;
  readonly #readings: Reading[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Reads both clocks. @returns the phone's, milliseconds */
  read(): number {
    const now = this.#now();
    const hostMs = hostWallMs();
    const aheadMs = now - hostMs;
    const last = this.#readings.at(-1);
    if (last !== undefined && Math.abs(last.aheadMs - aheadMs) <= sameMs) return now;
    this.#readings.push({ hostMs, aheadMs });
    if (this.#readings.length > mostReadings) this.#readings.shift();
    return now;
  }

  /** What the phone's clock showed then: as it ran since it was last read before. */
  at(hostMs: number): number {
    const now = this.read();
    const reading = this.#readings.findLast((candidate) => candidate.hostMs <= hostMs) ?? this.#readings[0];
    return Math.min(now, Math.floor(hostMs + (reading?.aheadMs ?? 0)));
  }
}
