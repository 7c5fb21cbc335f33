import { illegalArgument } from '../java-exception.ts';
import type { Timer, TimeSource } from './time-source.ts';

/**
 * One phone's time: what its system, shell, screen and apps read and wait by. Everything here stands still when the
 * phone's time does. What must end in the computer's time is in `host-time.ts`.
 */
export interface PhoneTime {
  /** Milliseconds since the epoch, by the phone's clock; runs on after being set. `System.currentTimeMillis()` */
  now(): number;
  /** Milliseconds since boot, also while the phone sleeps; no clock setting moves it. `SystemClock.elapsedRealtime()` */
  elapsed(): number;
  /** Milliseconds since boot in which the phone was awake; a phone like the emulator always is. `SystemClock.uptimeMillis()` */
  uptime(): number;
  set(ms: number): void;
  /** To be added to what the page's clock shows: milliseconds. */
  readonly pageOffsetMs: number;
  /** Olson name */
  readonly zone: string;
  /** @throws IllegalArgumentException for a zone nobody knows */
  setZone(zone: string): void;
  /** Calls once, `ms` later. @param options.signal cancels it */
  after(ms: number, act: () => void, options?: { readonly signal?: AbortSignal }): Timer;
  /** Calls every `ms`. @param options.signal cancels it */
  every(ms: number, act: () => void, options?: { readonly signal?: AbortSignal }): Timer;
  /** Resolves `ms` later. @param options.signal ends the wait early, without an error */
  wait(ms: number, options?: { readonly signal?: AbortSignal }): Promise<void>;
}

export interface PhoneClockOptions {
  readonly source: TimeSource;
  /** What the clock shows at first: milliseconds since the epoch. */
  readonly nowMs: number;
  readonly zone: string;
  /** Told when the clock or the zone was set. */
  readonly changed: () => void;
}

export class PhoneClock implements PhoneTime {
  readonly #source: TimeSource;
  readonly #changed: () => void;
  readonly #bootedAt: number;
  #setAt: number;
  #baseMs: number;
  #zone: string;

  constructor({ source, nowMs, zone, changed }: PhoneClockOptions) {
    this.#source = source;
    this.#changed = changed;
    this.#bootedAt = source.monotonicMs();
    this.#setAt = this.#bootedAt;
    this.#baseMs = nowMs;
    this.#zone = zone;
  }

  now(): number {
    return Math.floor(this.#baseMs + this.#source.monotonicMs() - this.#setAt);
  }

  elapsed(): number {
    return Math.floor(this.#source.monotonicMs() - this.#bootedAt);
  }

  uptime(): number {
    return this.elapsed();
  }

  set(ms: number): void {
    this.#source.startFrames?.();
    this.#baseMs = ms;
    this.#setAt = this.#source.monotonicMs();
    this.#changed();
  }

  get pageOffsetMs(): number {
    const source = this.#source;
    return this.#baseMs - this.#setAt + source.monotonicMs() - source.epochMs();
  }

  get zone(): string {
    return this.#zone;
  }

  setZone(zone: string): void {
    if (!isZone(zone)) throw illegalArgument(`Invalid timezone ID: ${zone}`);
    this.#zone = zone;
    this.#changed();
  }

  after(ms: number, act: () => void, { signal }: { readonly signal?: AbortSignal } = {}): Timer {
    const cancel = () => {
      timer.cancel();
      signal?.removeEventListener('abort', cancel);
    };
    const timer = this.#source.after(
      ms,
      () => {
        cancel();
        act();
      },
      false,
    );
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted) cancel();
    return { cancel };
  }

  every(ms: number, act: () => void, { signal }: { readonly signal?: AbortSignal } = {}): Timer {
    let timer: Timer;
    let isOver = false;
    const arm = () => {
      timer = this.#source.after(
        ms,
        () => {
          act();
          if (!isOver) arm();
        },
        false,
      );
    };
    const cancel = () => {
      isOver = true;
      timer.cancel();
      signal?.removeEventListener('abort', cancel);
    };
    arm();
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted) cancel();
    return { cancel };
  }

  wait(ms: number, { signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        timer.cancel();
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = this.#source.after(ms, done, true);
      signal?.addEventListener('abort', done, { once: true });
      if (signal?.aborted) done();
    });
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
