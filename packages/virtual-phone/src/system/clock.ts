import { performance } from 'node:perf_hooks';
import { illegalArgument } from './java-exception.ts';
import type { Clock } from './system-services.ts';

/** The phone's clock: starts where it is told, then runs with the host's monotonic clock. */
export class SystemClock implements Clock {
  #baseMs: number;
  #setAt = performance.now();
  readonly #bootedAt = performance.now();
  #zone: string;
  readonly #changed: () => void;

  constructor(options: { nowMs: number; zone: string; changed: () => void }) {
    this.#baseMs = options.nowMs;
    this.#zone = options.zone;
    this.#changed = options.changed;
  }

  now(): number {
    return Math.floor(this.#baseMs + performance.now() - this.#setAt);
  }

  elapsed(): number {
    return Math.floor(performance.now() - this.#bootedAt);
  }

  set(ms: number): void {
    this.#baseMs = ms;
    this.#setAt = performance.now();
    this.#changed();
  }

  get zone(): string {
    return this.#zone;
  }

  setZone(zone: string): void {
    if (!isZone(zone)) throw illegalArgument(`Invalid timezone ID: ${zone}`);
    this.#zone = zone;
    this.#changed();
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    // The only error of the constructor for a string is that the zone is unknown.
    return false;
  }
}
