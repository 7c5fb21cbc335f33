import { systemTime, type Time } from '@androidworld/core';

/** The real clock, but pauses end at once and are written down: sockets take real time, pauses need not. */
export function patientTime(): Time & { readonly pauses: readonly number[] } {
  const pauses: number[] = [];
  return {
    ...systemTime,
    pauses,
    async sleep(milliseconds, signal) {
      signal?.throwIfAborted();
      pauses.push(milliseconds);
    },
  };
}
