/** Of the browser's 64ths of a pixel. */
export const SLACK_PX = 0.02;

/** An edge in whole pixels: halves of what is left over go down, as in Android's divisions of whole numbers. */
export function wholePixels(px: number): number {
  return Math.round(px - SLACK_PX);
}
