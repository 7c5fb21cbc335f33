/** The finger of the screen's first touch, and on what it came down. */
let pointer: { readonly id: number; readonly target: EventTarget } | undefined;
let isPilfered = false;

/**
 * Follows pointer events so that a gesture of the system can take them from the window below, which then hears of a
 * cancelled one (AOSP `InputMonitor.pilferPointers()`); to be called once.
 *
 * @param ownsFrom whether a finger that comes down there is the system's from the start
 */
export function followPointer(ownsFrom: (x: number, y: number) => boolean): void {
  const options = { capture: true };
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.target === null) return;
      pointer = { id: event.pointerId, target: event.target };
      isPilfered = ownsFrom(event.clientX, event.clientY);
      withhold(event);
    },
    options,
  );
  document.addEventListener('pointermove', withhold, options);
  for (const name of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(
      name,
      (event) => {
        withhold(event);
        if (event.pointerId === pointer?.id) pointer = undefined;
      },
      options,
    );
  }
}

/** From now on the finger is the system's alone. */
export function pilferPointer(): void {
  if (pointer === undefined || isPilfered) return;
  const { id, target } = pointer;
  target.dispatchEvent(
    new PointerEvent('pointercancel', { pointerId: id, pointerType: 'touch', isPrimary: true, bubbles: true }),
  );
  pointer = { id, target };
  isPilfered = true;
}

function withhold(event: PointerEvent): void {
  if (isPilfered && event.pointerId === pointer?.id) event.stopImmediatePropagation();
}
