import { useRef } from 'preact/hooks';
import { phoneTime } from '../../runtime/phone-time.ts';
import { type PointerHandlers, useDrag } from './use-drag.ts';

/** How a finger went over the screen, in pixels of the page: right and down count up. */
export interface Swipe {
  /** From the touch to the end, positive to the right. */
  readonly dx: number;
  /** From the touch to the end, positive downwards. */
  readonly dy: number;
  /** From the touch to the end. */
  readonly durationMs: number;
}

/** Follows one finger, and tells when it leaves how far it went. What far enough is says the caller. */
export function useSwipe(onSwipe: (swipe: Swipe) => void): PointerHandlers {
  const start = useRef({ x: 0, y: 0, atMs: 0 });
  return useDrag({
    start(event) {
      start.current = { x: event.clientX, y: event.clientY, atMs: phoneTime.eventTime(event) };
    },
    move() {},
    end(event) {
      const { x, y, atMs } = start.current;
      const durationMs = phoneTime.eventTime(event) - atMs;
      onSwipe({ dx: event.clientX - x, dy: event.clientY - y, durationMs });
    },
    // A list that scrolls took the finger: that was no swipe.
    cancel() {},
  });
}
