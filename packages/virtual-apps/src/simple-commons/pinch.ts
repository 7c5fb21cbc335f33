/** How something lies on the screen: moved by dp after it was enlarged about its middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

const largest = 8;

/**
 * One of two fingers went from one place to another: what was below the point between them stays there.
 *
 * @param middle of what is zoomed, where it lies unzoomed
 */
export function pinched(
  zoom: Zoom,
  { before, now, other }: { before: Point; now: Point; other: Point },
  middle: Point,
): Zoom {
  const distance = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const scale = Math.min(largest, Math.max(1, (zoom.scale * distance(now)) / distance(before)));
  if (scale === 1) return unzoomed;
  const focus = (point: Point, axis: keyof Point) => (point[axis] + other[axis]) / 2 - middle[axis];
  const grown = scale / zoom.scale;
  return {
    scale,
    x: focus(now, 'x') - (focus(before, 'x') - zoom.x) * grown,
    y: focus(now, 'y') - (focus(before, 'y') - zoom.y) * grown,
  };
}
