import type { Point } from '@androidworld/core/driver';
import type { DeviceLink } from '../device-link.ts';

/** `ViewConfiguration.getDoubleTapTimeout()` and `.getScaledDoubleTapSlop()` (100 dp, on the densest phones). */
const doubleTapMs = 300;
const doubleTapSlopPx = 400;

const lastTaps = new WeakMap<DeviceLink, { readonly at: Point; readonly atMs: number }>();

/** Remembers that a finger touched the screen here just now. */
export function noteTap(link: DeviceLink, at: Point): void {
  lastTaps.set(link, { at, atMs: link.time.now() });
}

/**
 * Waits until a tap here is no second half of a double tap: in a text that would select a word, which the first key
 * then replaces.
 */
export async function waitOutDoubleTap(
  link: DeviceLink,
  at: Point,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const last = lastTaps.get(link);
  if (last === undefined || Math.hypot(at.x - last.at.x, at.y - last.at.y) > doubleTapSlopPx) return;
  // Two that are just so long apart are one still (`GestureDetector.isConsideredDoubleTap`).
  const leftMs = last.atMs + doubleTapMs + 1 - link.time.now();
  if (leftMs > 0) await link.time.pass(leftMs, { signal });
}
