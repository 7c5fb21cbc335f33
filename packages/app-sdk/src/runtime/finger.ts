// A finger's movements in a time that stands still, where Chromium tells of fingers: in web pages. Chromium tells of
// movements once per frame of the computer's display, and takes 20 to 40 ms for each; they are told of here instead, at the
// moment they happen. Coming down, the last movement and going up stay Chromium's, with the clicks it makes of them.

/** Where the finger came down, in this page: what it moves over is told to that (Touch Events, section 5). */
interface Finger {
  readonly touch: Touch;
  readonly pointerId: number;
  /** Whom pointer events go to, which may be captured (Pointer Events, section 10). */
  captor: Element;
}

let finger: Finger | undefined;
let pointer: { readonly pointerId: number; readonly target: Element } | undefined;

/** Listens in this page for where the finger comes down; to be called once, before `moveFinger`. */
export function followFinger(): void {
  const options = { capture: true, passive: true };
  window.addEventListener(
    'pointerdown',
    ({ isTrusted, pointerId, target }) => {
      if (isTrusted) pointer = target instanceof Element ? { pointerId, target } : undefined;
    },
    options,
  );
  window.addEventListener(
    'gotpointercapture',
    ({ pointerId, target }) => {
      if (finger?.pointerId === pointerId && target instanceof Element) finger.captor = target;
    },
    options,
  );
  window.addEventListener(
    'touchstart',
    ({ isTrusted, changedTouches: [touch], touches }) => {
      if (!isTrusted) return;
      const isAlone = touch !== undefined && touches.length === 1;
      finger = isAlone && pointer ? { touch, pointerId: pointer.pointerId, captor: pointer.target } : undefined;
    },
    options,
  );
  const gone = () => {
    finger = undefined;
  };
  window.addEventListener('touchend', gone, options);
  window.addEventListener('touchcancel', gone, options);
}

/** Tells of a movement. @returns false when the finger did not come down on this page */
export function moveFinger(x: number, y: number): boolean {
  if (finger === undefined) return false;
  const { pointerId, captor, touch: from } = finger;
  const { identifier, target } = from;
  const at = { clientX: x, clientY: y, screenX: x, screenY: y };
  const common = { bubbles: true, cancelable: true, composed: true, view: window };
  captor.dispatchEvent(
    new PointerEvent('pointermove', { ...common, ...at, pointerId, pointerType: 'touch', isPrimary: true, buttons: 1 }),
  );
  const touch = new Touch({ ...at, identifier, target, pageX: x + scrollX, pageY: y + scrollY });
  const touches = [touch];
  target.dispatchEvent(
    new TouchEvent('touchmove', { ...common, touches, changedTouches: touches, targetTouches: touches }),
  );
  return true;
}
