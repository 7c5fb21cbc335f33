import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type PhoneTimer, phoneTime } from '../../runtime/phone-time.ts';
import { viewConfiguration } from '../scroll/view-configuration.ts';
import { density } from '../theme/density.ts';

/** ViewConfiguration.getLongPressTimeout() on Android 13. */
const LONG_PRESS_MS = 400;

interface PressOptions {
  readonly enabled: boolean;
  readonly onClick?: (() => void) | undefined;
  readonly onLongClick?: (() => void) | undefined;
}

type PointerHandler = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => void;

/** The event handlers that make an element clickable and long-clickable, and show it pressed. */
export function usePress(options: PressOptions): Record<string, PointerHandler | ((event: MouseEvent) => void)> {
  const newest = useRef(options);
  newest.current = options;
  const timer = useRef<PhoneTimer | undefined>(undefined);
  useEffect(() => () => timer.current?.cancel(), []);
  const handlers = useMemo(() => {
    const release: PointerHandler = (event) => {
      timer.current?.cancel();
      event.currentTarget.classList.remove('pressed');
    };
    let start = { x: 0, y: 0 };
    // A finger that has moved this far presses nothing any more, though it may still be over the view.
    const move: PointerHandler = (event) => {
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (far > density.toPixels(viewConfiguration.touchSlopDp)) release(event);
    };
    const down: PointerHandler = (event) => {
      const element = event.currentTarget;
      start = { x: event.clientX, y: event.clientY };
      const innermost = event.target instanceof Element ? event.target.closest('.pressable') : null;
      if (!newest.current.enabled || innermost !== element) return;
      element.classList.add('pressed');
      if (newest.current.onLongClick === undefined) return;
      timer.current = phoneTime.after(LONG_PRESS_MS, () => {
        element.classList.remove('pressed');
        swallowClick();
        newest.current.onLongClick?.();
      });
    };
    const click = (event: MouseEvent) => {
      const { enabled, onClick } = newest.current;
      if (onClick === undefined && newest.current.onLongClick === undefined) return;
      event.stopPropagation();
      if (enabled) onClick?.();
    };
    return {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onClick: click,
    };
  }, []);
  return options.onClick === undefined && options.onLongClick === undefined ? {} : handlers;
}

/** The finger that pressed long clicks nothing when it leaves, whatever the press has put under it. */
function swallowClick(): void {
  const end = () => {
    window.removeEventListener('click', swallow, true);
    window.removeEventListener('pointerdown', end, true);
  };
  const swallow = (event: MouseEvent) => {
    // A key's click has no count.
    if (event.detail === 0) return;
    event.stopPropagation();
    end();
  };
  window.addEventListener('click', swallow, true);
  window.addEventListener('pointerdown', end, true);
}
