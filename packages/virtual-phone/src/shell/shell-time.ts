import type { SystemServices } from '../system/system-services.ts';

/**
 * Waits, by the phone's time. The one place where the shell and its programs wait: `sleep`, `timeout`, `top`, `read -t`.
 *
 * @param signal ends the wait early, without an error
 */
export function sleep(system: SystemServices, ms: number, signal: AbortSignal): Promise<void> {
  return system.clock.wait(ms, { signal });
}

/** Milliseconds of the phone's monotonic clock: for `time` and `$SECONDS`. */
export function elapsedMs(system: SystemServices): number {
  return system.clock.elapsed();
}
