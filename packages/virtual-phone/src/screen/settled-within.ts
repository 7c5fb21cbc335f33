import { hostDeadline } from '../system/time/host-time.ts';

/** Resolves when it has come to an end, whichever, or after these milliseconds of the computer's. */
export function settledWithin(ms: number, awaited: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const late = hostDeadline(ms, resolve);
    const settled = () => {
      late.cancel();
      resolve();
    };
    awaited.then(settled, settled);
  });
}
