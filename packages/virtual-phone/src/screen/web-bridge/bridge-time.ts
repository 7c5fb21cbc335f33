// The time of this script itself, which shares its window, or a worker, with the page: taken before the page's scripts can
// change it.
// The page may be given another in its place (`page-time.ts`); this one stays the computer's.

const { clearTimeout, requestAnimationFrame, setTimeout } = globalThis;
const now = performance.now.bind(performance);

/** Milliseconds from a start of its own. */
export function uptime(): number {
  return now();
}

/** Milliseconds of the computer's monotonic clock, for deadlines. */
export function hostNow(): number {
  return now();
}

/** @returns a function that cancels it */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout.call(globalThis, act, ms);
  return () => clearTimeout.call(globalThis, timer);
}

const { port1, port2 } = new MessageChannel();
const post = port2.postMessage.bind(port2);
const turns: (() => void)[] = [];
port1.onmessage = () => turns.shift()?.();

/** Calls when what is running has ended; Chromium holds back timers while a finger touches the screen, but not this. */
export function nextTurn(act: () => void): void {
  turns.push(act);
  post(null);
}

export function nextFrame(act: () => void): void {
  requestAnimationFrame.call(globalThis, act);
}
