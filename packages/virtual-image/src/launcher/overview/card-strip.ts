/** Of a card of the overview, and what lies between two, in pixels of the image's screen. */
export const cardPx = { width: 760, height: 1689, top: 296, gap: 42 } as const;
const pitchPx = cardPx.width + cardPx.gap;
/** So far, or so fast, a finger turns to the next card. */
const turnPx = pitchPx / 4;
const turnPxPerMs = 0.5;
/** So far up, or so fast, it throws one away. */
const dismissPx = cardPx.height / 3;

/** How far right of its place the strip is when a card (0 is the newest) is in the middle. */
export function offsetOf(card: number): number {
  return card * pitchPx;
}

/** Which card is in the middle after a drag to the side, `dx` positive to the right; one past the last is "Clear all". */
export function cardAfter(
  from: number,
  { dx, durationMs, last }: { dx: number; durationMs: number; last: number },
): number {
  const isFast = Math.abs(dx) / Math.max(1, durationMs) > turnPxPerMs;
  const far = Math.round(Math.abs(dx) / pitchPx);
  const cards = Math.abs(dx) < turnPx && !isFast ? 0 : Math.max(1, far);
  return Math.min(last, Math.max(0, from + Math.sign(dx) * cards));
}

/** Whether a drag, `dy` negative upwards, throws the card away. */
export function isThrownAway({ dy, durationMs }: { dy: number; durationMs: number }): boolean {
  if (dy >= 0) return false;
  const isFast = -dy / Math.max(1, durationMs) > turnPxPerMs && -dy > dismissPx / 4;
  return -dy > dismissPx || isFast;
}
