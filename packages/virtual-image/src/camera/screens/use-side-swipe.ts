import { useSwipe } from '@androidworld/app-sdk/ui';

const swipePx = 210;

/** Follows one finger and tells to which side it swept. */
export function useSideSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  return useSwipe(({ dx, dy }) => {
    if (Math.abs(dx) > swipePx && Math.abs(dx) > Math.abs(dy)) onSwipe(dx > 0 ? 'right' : 'left');
  });
}
