import type { Rect } from './retouch.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shapes a crop can be held to, as width to height; 0 is free. */
export const aspectRatios = [
  { name: 'Free', ratio: 0 },
  { name: '1:1', ratio: 1 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '16:9', ratio: 16 / 9 },
] as const;

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Pixels of the picture that a crop leaves at least. */
const smallest = 16;

/** The largest rectangle of this shape in the middle of a picture. */
export function fittingCrop({ width, height }: Size, ratio: number): Rect {
  if (ratio === 0) return { x: 0, y: 0, width, height };
  const fitted = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return {
    x: Math.round((width - fitted.width) / 2),
    y: Math.round((height - fitted.height) / 2),
    width: Math.round(fitted.width),
    height: Math.round(fitted.height),
  };
}

/** The rectangle when one of its corners is dragged to a point; it stays in the picture and keeps its shape. */
export function dragCorner(
  { x, y, width, height }: Rect,
  corner: Corner,
  to: { readonly x: number; readonly y: number },
  within: Size,
  ratio: number,
): Rect {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  // The corner across stays where it is.
  const fixed = { x: isLeft ? x + width : x, y: isTop ? y + height : y };
  const room = { width: isLeft ? fixed.x : within.width - fixed.x, height: isTop ? fixed.y : within.height - fixed.y };
  const wanted = { width: isLeft ? fixed.x - to.x : to.x - fixed.x, height: isTop ? fixed.y - to.y : to.y - fixed.y };
  let newWidth = clamp(wanted.width, smallest, room.width);
  let newHeight = clamp(wanted.height, smallest, room.height);
  if (ratio !== 0) {
    newWidth = Math.min(newWidth, newHeight * ratio, room.height * ratio);
    newHeight = newWidth / ratio;
  }
  const [w, h] = [Math.round(newWidth), Math.round(newHeight)];
  return { x: isLeft ? fixed.x - w : fixed.x, y: isTop ? fixed.y - h : fixed.y, width: w, height: h };
}

/** The rectangle moved by some pixels, as far as the picture goes. */
export function moveCrop({ x, y, width, height }: Rect, by: { x: number; y: number }, within: Size): Rect {
  return {
    x: Math.round(clamp(x + by.x, 0, within.width - width)),
    y: Math.round(clamp(y + by.y, 0, within.height - height)),
    width,
    height,
  };
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, Math.min(from, to)), to);
}
