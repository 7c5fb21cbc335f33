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
  // `node:timers/promises` makes an error of its own, with a stack, each time one is switched off: at every call.
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
