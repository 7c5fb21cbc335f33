import type { Point } from './drawing.ts';

/** What a canvas gives of itself (`ImageData`). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Uint8ClampedArray;
}

/** How far colours may lie apart, in each of their parts, to count as one area. */
const tolerance = 25;

/** Gives the area of similar colour around a point another colour, line by line. */
export function floodFill({ width, height, data }: Pixels, at: Point, rgb: number): void {
  const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const start = (y * width + x) * 4;
  const wanted = [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0] as const;
  const filled = new Uint8Array(width * height);
  const isArea = (pixel: number) =>
    filled[pixel] === 0 &&
    wanted.every((part, offset) => Math.abs((data[pixel * 4 + offset] ?? 0) - part) <= tolerance);
  const queue = [y * width + x];
  for (let pixel = queue.pop(); pixel !== undefined; pixel = queue.pop()) {
    if (!isArea(pixel)) continue;
    const rowStart = Math.floor(pixel / width) * width;
    let [from, to] = [pixel, pixel];
    while (from > rowStart && isArea(from - 1)) from -= 1;
    while (to < rowStart + width - 1 && isArea(to + 1)) to += 1;
    for (let each = from; each <= to; each += 1) {
      filled[each] = 1;
      if (each >= width && isArea(each - width)) queue.push(each - width);
      if (each + width < width * height && isArea(each + width)) queue.push(each + width);
    }
  }
  for (let pixel = 0; pixel < filled.length; pixel += 1) {
    if (filled[pixel] === 0) continue;
    data[pixel * 4] = (rgb >> 16) & 255;
    data[pixel * 4 + 1] = (rgb >> 8) & 255;
    data[pixel * 4 + 2] = rgb & 255;
    data[pixel * 4 + 3] = 255;
  }
}
