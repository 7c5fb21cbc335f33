import { setTimeout as delay } from 'node:timers/promises';

/** The clock the engine waits by; tests give one that does not wait. */
export interface Clock {
  /** Milliseconds of the monotonic clock observations are stamped with (`performance.now()`). */
  now(): number;
  /** Milliseconds since the epoch. */
  date(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** That of this computer. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  async sleep(milliseconds, signal) {
    try {
      await delay(milliseconds, undefined, signal ? { signal } : {});
    } catch (error) {
      // The timer reports a bare AbortError; the signal knows why.
      signal?.throwIfAborted();
      throw error;
    }
  },
};
