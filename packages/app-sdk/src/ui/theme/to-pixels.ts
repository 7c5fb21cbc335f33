import { density } from './density.ts';

const LENGTH = /(?<![\w.#-])(-?\d*\.?\d+)(px|rem)\b/g;

/**
 * CSS written in dp and sp as CSS in pixels of the screen, each length a whole number of them as on Android, so that
 * sums of lengths are whole, too. Sizes in sp (`rem`) stay relative: they follow the font size setting.
 * `PX` in capitals is a pixel of the screen and left alone.
 */
export function toPixels(css: string): string {
  return css.replace(LENGTH, (_, number: string, unit: string) =>
    unit === 'px' ? `${density.toPixels(Number(number))}px` : `round(${number}rem, 1px)`,
  );
}
