// The computer's own time, as far as the page can tell: for frames that may never answer. Nothing that shows on the
// phone may depend on it.

/** Milliseconds of the computer's monotonic clock. */
export function hostNow(): number {
  return performance.now();
}

/**
 * Calls when `ms` of the computer's time have passed.
 *
 * @returns a function that cancels it
 */
export function hostDeadline(ms: number, late: () => void): () => void {
  const timer = setTimeout(late, ms);
  return () => clearTimeout(timer);
}
