import { performance } from 'node:perf_hooks';
import { hostWallMs } from './host-time.ts';
import type { TimeSource } from './time-source.ts';

/** Node's timers hold 31 bits. */
const longestTimerMs = 2 ** 31 - 1;

/** Time that goes with the computer's. The one place where the phone's time touches Node's clock and timers. */
export const runningTime: TimeSource = {
  monotonicMs: () => performance.now(),
  epochMs: hostWallMs,
  after(ms, act, awaited) {
    let timer: NodeJS.Timeout;
    const arm = (leftMs: number) => {
      const thisMs = Math.min(leftMs, longestTimerMs);
      timer = setTimeout(() => (leftMs > thisMs ? arm(leftMs - thisMs) : act()), thisMs);
      if (!awaited) timer.unref();
    };
    arm(Math.max(0, ms));
    return { cancel: () => clearTimeout(timer) };
  },
};
