import type { Color } from './canvas.ts';

/**
 * Colours of the marks, taken in turn so that neighbours differ. Each stands out from white and from black, and white
 * digits can be read on it.
 */
export const markColors: readonly Color[] = [
  [0xd0, 0x20, 0x20],
  [0x1a, 0x6f, 0xe0],
  [0x1f, 0x80, 0x30],
  [0xb0, 0x30, 0xc0],
  [0xa8, 0x5c, 0x00],
  [0x00, 0x7d, 0x85],
];

export const white: Color = [0xff, 0xff, 0xff];
export const black: Color = [0, 0, 0];
