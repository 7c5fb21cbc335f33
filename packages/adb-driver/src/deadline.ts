import { AndroidWorldError, type CallOptions } from '@androidworld/core';

export interface DeadlineOptions extends CallOptions {
  readonly timeoutMs: number;
  /** What was tried and where, as in `"wm size" on emulator-5554`: goes into the error. */
  readonly what: string;
}

/**
 * Runs a call that ends in any case: by itself, by its time limit, or by the caller's signal. `run` is given a
 * signal for both and lets go of its connections when that aborts.
 *
 * @throws TIMEOUT after `timeoutMs`; the caller's reason when `signal` aborts
 */
export async function withDeadline<T>(options: DeadlineOptions, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal: outer, timeoutMs, what } = options;
  outer?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(timedOut(what, timeoutMs)), timeoutMs);
  const forward = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', forward, { once: true });
  try {
    return await Promise.race([run(controller.signal), rejection(controller.signal)]);
  } catch (error) {
    // A connection cut by the signal fails in its own words; the reason for the cut says more.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function timedOut(what: string, timeoutMs: number): AndroidWorldError {
  return new AndroidWorldError('TIMEOUT', `No answer within ${timeoutMs} ms: ${what}`, {
    details: { what, timeoutMs },
  });
}
