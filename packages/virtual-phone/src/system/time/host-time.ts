import { performance } from 'node:perf_hooks';
import type { Timer } from './time-source.ts';

// The computer's own time, which the phone's does not stop: for what may never answer (pages, sockets, child
// processes), for sharing the processor, and for reading what the computer's file system says. Nothing that shows on
// the phone may depend on it.

/** Milliseconds of the computer's monotonic clock. */
export function hostNow(): number {
  return performance.now();
}

/** Milliseconds since the epoch by the computer's clock: the clock of its file system, and of Chromium. */
export function hostWallMs(): number {
  return Date.now();
}

/** Calls when `ms` of the computer's time have passed. It alone does not keep the process alive. */
export function hostDeadline(ms: number, late: () => void): Timer {
  const timer = setTimeout(late, ms);
  timer.unref();
  return { cancel: () => clearTimeout(timer) };
}

/** Calls again and again. It alone does not keep the process alive. */
export function hostEvery(ms: number, act: () => void): Timer {
  const timer = setInterval(act, ms);
  timer.unref();
  return { cancel: () => clearInterval(timer) };
}

/** Aborted when `ms` of the computer's time have passed, with a `TimeoutError`. */
export function hostDeadlineSignal(ms: number): AbortSignal {
  return AbortSignal.timeout(ms);
}

/** Calls when the event loop has turned: no time of the phone passes. */
export function onNextTurn(act: () => void): void {
  setImmediate(act);
}

/** Resolves when the event loop has turned, and everything that was due has run. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
