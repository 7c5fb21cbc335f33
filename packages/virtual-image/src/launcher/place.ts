import { displayDensity } from '@androidworld/app-sdk/ui';

/** left, top, right, bottom in pixels of the image's screen, 1080 x 2400. */
export type Place = readonly [left: number, top: number, right: number, bottom: number];

/** Where something stands, as on the image's screen. */
export function at([left, top, right, bottom]: Place) {
  const dp = (pixels: number) => `${pixels / displayDensity()}px`;
  return {
    position: 'absolute',
    left: dp(left),
    top: dp(top),
    width: dp(right - left),
    height: dp(bottom - top),
  } as const;
}
