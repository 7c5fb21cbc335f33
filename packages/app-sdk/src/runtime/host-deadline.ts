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

const turns: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => turns.shift()?.();

/**
 * Calls when what is running has ended, before any timer. Chromium holds back timers for up to 100 ms after a finger has
 * touched the screen; messages it does not.
 */
export function nextTurn(act: () => void): void {
  turns.push(act);
  port2.postMessage(null);
}

/** After what is running has ended, and the effects of it have run: Preact's do in a turn after it. */
export function turnPassed(): Promise<void> {
  return new Promise((resolve) => {
    nextTurn(() => nextTurn(resolve));
  });
}

/** After the browser has drawn a frame, and the effects that wait for it have run. */
export function frameDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(turnPassed()));
  });
}
