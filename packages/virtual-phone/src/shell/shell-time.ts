import type { SystemServices } from '../system/system-services.ts';

/**
 * Waits, by the phone's time. The one place where the shell and its programs touch a timer: `sleep`, `timeout`, `top`,
 * `read -t`.
 *
 * @param signal ends the wait early, without an error
 */
export function sleep(_system: SystemServices, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    // Node's timers hold 31 bits; nobody waits 24 days.
    const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

/** Milliseconds of the phone's monotonic clock: for `time` and `$SECONDS`. */
export function elapsedMs(system: SystemServices): number {
  return system.clock.elapsed();
}
