import { performance } from 'node:perf_hooks';

/**
 * The shells of all phones share one thread. Whatever may run long asks {@link pace} at every step: after some
 * milliseconds of work it is told to wait until the event loop has turned, in a queue with the others that work.
 */
export function pace(): Promise<void> | undefined {
  steps += 1;
  if ((steps & 7) !== 0) return undefined;
  return performance.now() - sliceStartedAt > sliceMs ? turn() : undefined;
}

/** Waits until everything else that is ready has had its chance. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeFirst);
  });
}

/** Work starts that the event loop has just handed out. */
export function startSlice(): void {
  if (waiting.length === 0) sliceStartedAt = performance.now();
}

/** How long one may work before the others have their turn. */
const sliceMs = 4;

let steps = 0;
let sliceStartedAt = performance.now();
const waiting: (() => void)[] = [];

/** One a turn: however many loops there are, the rest of the process waits for one slice at most. */
function resumeFirst(): void {
  sliceStartedAt = performance.now();
  const resume = waiting.shift();
  if (waiting.length > 0) setImmediate(resumeFirst);
  resume?.();
}
