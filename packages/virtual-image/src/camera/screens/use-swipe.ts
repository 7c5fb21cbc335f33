import { useDrag } from '@androidworld/app-sdk/ui';
import { useRef } from 'preact/hooks';

const swipeDp = 80;

/** Follows one finger and tells to which side it swept. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef({ x: 0, y: 0 });
  return useDrag({
    start(event) {
      start.current = { x: event.clientX, y: event.clientY };
    },
    move() {},
    end(event) {
      const zoom = event.target instanceof HTMLElement ? event.target.currentCSSZoom : 1;
      const [dx, dy] = [(event.clientX - start.current.x) / zoom, (event.clientY - start.current.y) / zoom];
      if (Math.abs(dx) > swipeDp && Math.abs(dx) > Math.abs(dy)) onSwipe(dx > 0 ? 'right' : 'left');
    },
  });
}
