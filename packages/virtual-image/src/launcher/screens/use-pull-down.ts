import { displayDensity } from '@androidworld/app-sdk/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** So far, in dp, a finger pulls to close. */
const PULL_DP = 110;

/**
 * A finger that pulls a whole sheet down closes it: one that came down while the list in it was at its start. The list
 * takes the pointer for itself as soon as it could scroll, so that touches are listened to.
 */
export function usePullDown(
  sheet: RefObject<HTMLElement | null>,
  { list, onClose }: { readonly list: string; readonly onClose: () => void },
): void {
  const newest = useRef(onClose);
  newest.current = onClose;
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    let from: { x: number; y: number } | undefined;
    const start = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      const isAtStart = (element.querySelector(list)?.scrollTop ?? 0) <= 0;
      from =
        touch !== undefined && touches.length === 1 && isAtStart ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (from === undefined || touch === undefined) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (dy > PULL_DP * displayDensity() && dy > Math.abs(dx)) newest.current();
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
    };
  }, [sheet, list]);
}
