/** How far the pointer has moved since it went down, in CSS px. */
export interface Drag {
  x: number;
  y: number;
  event: PointerEvent;
}

/**
 * Follows a finger or a mouse from the moment it goes down on the element; the page does not scroll meanwhile.
 *
 * @param handlers.start returning `false` leaves this pointer alone
 */
export function onDrag(
  element: HTMLElement | SVGElement,
  handlers: {
    start?: (event: PointerEvent) => undefined | boolean;
    move: (drag: Drag) => void;
    end?: () => void;
  },
): void {
  element.style.touchAction = 'none';
  // A finger lifted in motion starts a fling, even where nothing may scroll; the next tap would only stop that.
  element.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
  element.addEventListener('pointerdown', (down) => {
    const event = down as PointerEvent;
    if (event.button !== 0 || handlers.start?.(event) === false) return;
    element.setPointerCapture(event.pointerId);
    const gesture = new AbortController();
    const listen = (type: string, listener: (event: PointerEvent) => void): void =>
      element.addEventListener(type, listener as EventListener, { signal: gesture.signal });
    listen('pointermove', (move) =>
      handlers.move({ x: move.clientX - event.clientX, y: move.clientY - event.clientY, event: move }),
    );
    const finish = (): void => {
      gesture.abort();
      handlers.end?.();
    };
    listen('pointerup', finish);
    listen('pointercancel', finish);
  });
}
