import type { Clock } from '@androidworld/core/driver';
import { fakeClock } from '@androidworld/core/testing';

/** A clock on which pauses pass at once and are written down. Attempts take no time on it. */
export function patientClock(): Clock & { readonly pauses: readonly number[] } {
  const pauses: number[] = [];
  const clock = fakeClock();
  return {
    ...clock,
    pauses,
    sleep(milliseconds, signal) {
      pauses.push(milliseconds);
      return clock.sleep(milliseconds, signal);
    },
  };
}
