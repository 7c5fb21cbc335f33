import type { Clock } from '@androidworld/core';
import { fakeTime } from '@androidworld/core/testing';

/** A clock on which pauses pass at once and are written down. Attempts take no time on it. */
export function patientTime(): Clock & { readonly pauses: readonly number[] } {
  const pauses: number[] = [];
  const time = fakeTime();
  return {
    ...time,
    pauses,
    sleep(milliseconds, signal) {
      pauses.push(milliseconds);
      return time.sleep(milliseconds, signal);
    },
  };
}
