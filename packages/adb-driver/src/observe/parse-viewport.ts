import type { Rotation, Size } from '@androidworld/core/driver';

export interface Viewport {
  readonly rotation: Rotation;
  /** As the screen is held now, with an override by `wm size`. */
  readonly size: Size;
}

/**
 * Finds how the built-in screen is held in the output of `dumpsys input`, e.g.
 * `Viewport INTERNAL: displayId=0, …, orientation=1, logicalFrame=[0, 0, 2400, 1080], …`. One line gives rotation and
 * size together, so the two can never disagree.
 *
 * @returns `undefined` if no line tells
 */
export function parseViewport(output: string): Viewport | undefined {
  const lines = output.split('\n');
  // Other displays, cast to or drawn by programs, may be listed before it.
  const builtIn = lines.filter((line) => /\bdisplayId=0\b/.test(line));
  for (const line of [...builtIn, ...lines]) {
    const frame = /logicalFrame=\[(\d+), (\d+), (\d+), (\d+)\]/.exec(line);
    const turn = /orientation=(?:ROTATION_)?(\d+)/.exec(line);
    const [left = 0, top = 0, right = 0, bottom = 0] = frame?.slice(1).map(Number) ?? [];
    const rotation = toRotation(Number(turn?.[1]));
    const size = { width: right - left, height: bottom - top };
    // Displays that are switched off are listed with an empty frame.
    if (rotation !== undefined && size.width > 0 && size.height > 0) return { rotation, size };
  }
  return undefined;
}

/** Quarter turns, or degrees as in `ROTATION_90`. */
function toRotation(turn: number): Rotation | undefined {
  const quarters = turn > 3 ? turn / 90 : turn;
  return quarters === 0 || quarters === 1 || quarters === 2 || quarters === 3 ? quarters : undefined;
}
