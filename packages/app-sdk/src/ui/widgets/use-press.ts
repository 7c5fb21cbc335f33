import { useRef } from 'preact/hooks';
import { type PhoneTimer, phoneTime } from '../../runtime/phone-time.ts';
import { viewConfiguration } from '../scroll/view-configuration.ts';
import { density } from '../theme/density.ts';

/** ViewConfiguration.getLongPressTimeout() on Android 13. */
const LONG_PRESS_MS = 400;

interface PressOptions {
  readonly enabled: boolean;
  readonly onClick: (() => void) | undefined;
  readonly onLongClick: (() => void) | undefined;
}

type PointerHandler = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => void;
type PressHandlers = Readonly<Record<string, PointerHandler | ((event: MouseEvent) => void)>>;

const none: PressHandlers = {};

/**
 * The event handlers that make an element clickable and long-clickable, and show it pressed. Each view asks for them, and
 * few can be pressed: nothing is made for the others.
 */
export function usePress(options: PressOptions): PressHandlers {
  const press = useRef<Press | undefined>(undefined);
  const isPressable = options.onClick !== undefined || options.onLongClick !== undefined;
  if (isPressable) press.current ??= new Press();
  if (press.current !== undefined) press.current.options = options;
  return isPressable && press.current !== undefined ? press.current.handlers : none;
}

/** What a finger does to one element. */
class Press {
  options: PressOptions = { enabled: false, onClick: undefined, onLongClick: undefined };
  #start = { x: 0, y: 0 };
  #timer: PhoneTimer | undefined;

  readonly #release: PointerHandler = (event) => {
    this.#timer?.cancel();
    event.currentTarget.classList.remove('pressed');
  };

  // A finger that has moved this far presses nothing any more, though it may still be over the view.
  readonly #move: PointerHandler = (event) => {
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    if (far > density.toPixels(viewConfiguration.touchSlopDp)) this.#release(event);
  };

  readonly #down: PointerHandler = (event) => {
    const element = event.currentTarget;
    this.#start = { x: event.clientX, y: event.clientY };
    const innermost = event.target instanceof Element ? event.target.closest('.pressable') : null;
    if (!this.options.enabled || innermost !== element) return;
    element.classList.add('pressed');
    if (this.options.onLongClick === undefined) return;
    this.#timer = phoneTime.after(LONG_PRESS_MS, () => {
      // It may have been taken off the screen under the finger.
      if (!element.isConnected) return;
      element.classList.remove('pressed');
      swallowClick();
      this.options.onLongClick?.();
    });
  };

  readonly #click = (event: MouseEvent): void => {
    const { enabled, onClick, onLongClick } = this.options;
    if (onClick === undefined && onLongClick === undefined) return;
    event.stopPropagation();
    if (enabled) onClick?.();
  };

  readonly handlers: PressHandlers = {
    onPointerDown: this.#down,
    onPointerMove: this.#move,
    onPointerUp: this.#release,
    onPointerCancel: this.#release,
    onPointerLeave: this.#release,
    onClick: this.#click,
  };
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
