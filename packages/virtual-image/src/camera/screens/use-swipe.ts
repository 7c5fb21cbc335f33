import { useDrag } from '@androidworld/app-sdk/ui';
import { useRef } from 'preact/hooks';

const swipePx = 210;

/** Follows one finger and tells to which side it swept. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef({ x: 0, y: 0 });
  return useDrag({
    start(event) {
      start.current = { x: event.clientX, y: event.clientY };
    },
    move() {},
    end(event) {
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (Math.abs(dx) > swipePx && Math.abs(dx) > Math.abs(dy)) onSwipe(dx > 0 ? 'right' : 'left');
    },
  });
}
