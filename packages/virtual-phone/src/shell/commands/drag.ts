/** In pixels of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const frameMs = 16;

/**
 * A straight line, one event per frame, as apps get to see movements, after resting at the start for `holdMs`; times are
 * whole milliseconds. Android counts the rest as part of the duration, and goes on from where the finger would be by then
 * (InputShellCommand.java, `sendSwipe`): a drag that is no longer than its rest is at its end at once.
 */
export function drag(from: Point, to: Point, holdMs: number, durationMs: number) {
  const endMs = Math.max(holdMs, durationMs);
  const steps = Math.max(2, Math.min(120, Math.round((endMs - holdMs) / frameMs)));
  const moves = Array.from({ length: steps }, (_, step) => {
    const timeMs = Math.round(holdMs + ((endMs - holdMs) * (step + 1)) / steps);
    const part = timeMs < endMs ? timeMs / endMs : 1;
    return {
      type: 'move' as const,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      timeMs,
    };
  });
  return [{ type: 'down' as const, ...from, timeMs: 0 }, ...moves, { type: 'up' as const, ...to, timeMs: endMs }];
}
