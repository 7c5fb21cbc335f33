import { hostEvery, hostNow } from '../system/time/host-time.ts';

const lookEveryMs = 250;
/** Each question costs three processes a turn, also of a phone at rest. */
const askEveryMs = 1_000;
/** What Android gives an app to take an input. */
const stuckAfterMs = 5_000;

/**
 * Asks a page again and again for a sign of life.
 *
 * Time in which this process was not served itself counts for nothing: on a computer that is busy elsewhere, a page is
 * late without being stuck.
 *
 * @param onStuck told once, when the page has not answered for 5 s: up to a second more after it last did anything
 */
export function watchForStuck(ask: () => Promise<unknown>, onStuck: () => void): { close(): void } {
  let silentMs = 0;
  let isAsking = false;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let lookedAtMs = hostNow();
  const timer = hostEvery(lookEveryMs, () => {
    const nowMs = hostNow();
    const isLate = nowMs - lookedAtMs > 2 * lookEveryMs;
    lookedAtMs = nowMs;
    if (!isAsking) {
      // Timers come a little early now and then.
      if (nowMs - askedAtMs < askEveryMs - lookEveryMs / 2) return;
      askedAtMs = nowMs;
      isAsking = true;
      silentMs = 0;
      const heard = () => {
        isAsking = false;
      };
      // A page that refuses is there; one that has ended is told of elsewhere.
      ask().then(heard, heard);
      return;
    }
    if (!isLate) silentMs += lookEveryMs;
    if (silentMs < stuckAfterMs) return;
    timer.cancel();
    onStuck();
  });
  return { close: () => timer.cancel() };
}
