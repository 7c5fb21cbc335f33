import { nextTurn } from './host-time.ts';
import type { TimeSource } from './time-source.ts';

interface Planned {
  readonly atMs: number;
  readonly act: () => void;
}

/** Time that stands still until it is driven on. */
export interface SteppedTime extends TimeSource {
  /**
   * Goes forward, and does on the way what falls due, in order of its time and, at the same time, of its making. After
   * each, all that follows from it at once is done before time goes on.
   */
  advance(ms: number): Promise<void>;
  /** Milliseconds until the next thing falls due; undefined when nothing is going to happen. */
  readonly nextMs: number | undefined;
}

/** A time driven by hand, which begins at 0. */
export function steppedTime(): SteppedTime {
  let nowMs = 0;
  const planned = new Set<Planned>();
  /** A set keeps the order of making, and `reduce` the first of equals. */
  const next = () =>
    [...planned].reduce<Planned | undefined>(
      (first, each) => (first === undefined || each.atMs < first.atMs ? each : first),
      undefined,
    );
  return {
    monotonicMs: () => nowMs,
    epochMs: () => nowMs,
    after(ms, act) {
      const timer = { atMs: nowMs + Math.max(0, ms), act };
      planned.add(timer);
      return { cancel: () => void planned.delete(timer) };
    },
    async advance(ms) {
      const endMs = nowMs + ms;
      await nextTurn();
      for (let due = next(); due !== undefined && due.atMs <= endMs; due = next()) {
        planned.delete(due);
        nowMs = due.atMs;
        due.act();
        await nextTurn();
      }
      nowMs = endMs;
    },
    get nextMs() {
      const due = next();
      return due === undefined ? undefined : due.atMs - nowMs;
    },
  };
}
