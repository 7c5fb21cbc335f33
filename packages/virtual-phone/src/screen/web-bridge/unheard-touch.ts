import { unheardForce } from '../unheard-touch.ts';

const POINTER_EVENTS = [
  'pointerover',
  'pointerenter',
  'pointerdown',
  'gotpointercapture',
  'pointercancel',
  'lostpointercapture',
  'pointerout',
  'pointerleave',
] as const;
const TOUCH_EVENTS = ['touchstart', 'touchcancel'] as const;

/** Keeps a touch of the phone's own from everybody else; to be called before anybody else listens. */
export function hideUnheardTouches(): void {
  let pointerId: number | undefined;
  for (const name of POINTER_EVENTS) {
    const hide = (event: PointerEvent) => {
      if (!event.isTrusted) return;
      // Where it leaves, its force is 0.
      if (event.pressure === unheardForce) ({ pointerId } = event);
      if (event.pointerId === pointerId) event.stopImmediatePropagation();
    };
    window.addEventListener(name, hide, { capture: true, passive: true });
  }
  for (const name of TOUCH_EVENTS) {
    const hide = (event: TouchEvent) => {
      if (event.isTrusted && event.changedTouches[0]?.force === unheardForce) event.stopImmediatePropagation();
    };
    window.addEventListener(name, hide, { capture: true, passive: true });
  }
}
