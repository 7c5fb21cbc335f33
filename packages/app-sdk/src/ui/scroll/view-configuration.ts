/**
 * How touches are told apart, of a phone with Android 13's defaults.
 *
 * @see AOSP `android/view/ViewConfiguration.java`
 */
export const viewConfiguration = {
  /** A finger that has moved no further is still tapping. */
  touchSlopDp: 8,
  /** The same where pages are turned, which must not be taken for scrolling within a page. */
  pagingTouchSlopDp: 16,
  /** A second tap that begins no later, and no further away, is the second of a double tap. */
  doubleTapTimeoutMs: 300,
  doubleTapSlopDp: 100,
  /** What is let go slower than this stays where it is. */
  minimumFlingDpPerSecond: 50,
  maximumFlingDpPerSecond: 8_000,
  scrollFriction: 0.015,
} as const;

/** Whole pixels, as `getScaledTouchSlop()` and its siblings give them. */
export function scaled(dp: number, density: number): number {
  return Math.floor(dp * density + 0.5);
}
