/** left, top, right, bottom, in pixels of the screen */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What two boxes have in common; undefined when that is nothing. */
export function common(one: Box, other: Box): Box | undefined {
  const box: Box = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
  return box[2] > box[0] && box[3] > box[1] ? box : undefined;
}

/** In square pixels. */
export function areaOf([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** Whether a point lies in a box. */
export function contains(
  [left, top, right, bottom]: Box,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}
