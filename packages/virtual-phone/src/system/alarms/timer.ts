/** Longest wait a timer of the host can have. */
export const longestTimerMs = 2 ** 31 - 1;

/** Runs something after a time that passes on the phone. @returns a function that calls it off */
export function startTimer(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(longestTimerMs, Math.max(0, delayMs)));
  timer.unref();
  return () => clearTimeout(timer);
}
