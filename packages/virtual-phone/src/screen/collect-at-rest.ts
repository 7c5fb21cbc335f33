import { hostDeadline } from '../system/time/host-time.ts';
import type { Timer } from '../system/time/time-source.ts';

/** A page that was not asked anything for so long has nothing to do. */
const restMs = 2_000;
/** An agent may think longer than that at every step: its phone is not asked to do this each time. */
const pauseMs = 30_000;

/**
 * Has a page collect its garbage when it is at rest. Of its own accord a script engine looks when it needs room, which a
 * page at rest never does: eight phones at rest held 20 to 130 MB of it (docs/benchmarks.md).
 */
export function collectAtRest(collect: () => void): { used(): void; close(): void } {
  let rest: Timer | undefined;
  let pause: Timer | undefined;
  let isOwed = false;
  let isClosed = false;
  const atRest = (): void => {
    rest = undefined;
    isOwed = pause !== undefined;
    if (isOwed) return;
    collect();
    pause = hostDeadline(pauseMs, () => {
      pause = undefined;
      if (isOwed && rest === undefined) atRest();
    });
  };
  return {
    used() {
      rest?.cancel();
      if (!isClosed) rest = hostDeadline(restMs, atRest);
    },
    close() {
      isClosed = true;
      rest?.cancel();
      pause?.cancel();
    },
  };
}
