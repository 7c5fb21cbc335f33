import type { Clock } from '../wait/clock.ts';

interface Sleeper {
  readonly wakeAtMs: number;
  wake(): void;
}

/**
 * A clock that does not wait: when nothing else is left to do, it jumps to the next moment somebody sleeps for.
 *
 * Only for programs that wait for nothing but this clock; files and sockets take real time, which it does not see.
 */
export function fakeClock(startDate = Date.UTC(2023, 9, 15, 15, 34)): Clock {
  let nowMs = 0;
  let sleepers: Sleeper[] = [];
  let jumping = false;

  // Promises settle before immediates run: by then everybody who can go on has gone on.
  const jump = () => {
    jumping = false;
    const next = sleepers.reduce<Sleeper | undefined>(
      (first, sleeper) => (first === undefined || sleeper.wakeAtMs < first.wakeAtMs ? sleeper : first),
      undefined,
    );
    if (next === undefined) return;
    nowMs = Math.max(nowMs, next.wakeAtMs);
    sleepers = sleepers.filter((sleeper) => sleeper !== next);
    next.wake();
    planJump();
  };
  const planJump = () => {
    if (jumping || sleepers.length === 0) return;
    jumping = true;
    setImmediate(jump);
  };

  return {
    now: () => nowMs,
    date: () => startDate + nowMs,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const cancel = () => {
          sleepers = sleepers.filter((other) => other !== sleeper);
          reject(signal?.reason);
        };
        const sleeper: Sleeper = {
          wakeAtMs: nowMs + milliseconds,
          wake() {
            signal?.removeEventListener('abort', cancel);
            resolve();
          },
        };
        signal?.addEventListener('abort', cancel, { once: true });
        sleepers.push(sleeper);
        planJump();
      }),
  };
}
