import { density, phoneTime, pressField, textFieldAt, viewConfiguration } from '@androidworld/app-sdk/host';
import { PointerCapture } from './pointer-capture.ts';

// In a time that stands still, fingers on the phone's own page are told of by the page itself: Chromium draws a frame
// before it tells of each, and another one may take 17 ms of the computer's time after one in which nothing changed. Web
// pages are left to Chromium, and so are controls of its own other than text fields.

/** Where a finger is, in pixels of the screen. */
export interface FingerPoint {
  readonly id?: number;
  readonly x: number;
  readonly y: number;
}

export type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

interface Finger {
  readonly identifier: number;
  readonly pointerId: number;
  readonly isPrimary: boolean;
  /** What it came down on is told of it (Touch Events, section 5). */
  readonly target: Element;
  readonly from: FingerPoint;
  at: FingerPoint;
  /** It may click when it leaves. */
  clicks: boolean;
}

type PointerType = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

const fingers = new Map<number, Finger>();
const captors = new PointerCapture();
let lastPointerId = 0;
const noTaps = { count: 0, atMs: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
/** How often the same place was tapped, each time soon after the last. */
let taps = noTaps;

/** To be called once, before any app's module has run. */
export function followOwnFingers(): void {
  captors.install();
  const tappedElsewhere = ({ isTrusted }: Event) => {
    if (isTrusted) taps = noTaps;
  };
  window.addEventListener('mousedown', tappedElsewhere, { capture: true });
}

/** Whether fingers that come down there are told of here. */
export function isOwn(x: number, y: number): boolean {
  const element = document.elementFromPoint(x, y);
  const control = element?.closest('input, textarea, select, iframe');
  return control === null || (control !== undefined && textFieldAt(control) !== undefined);
}

/**
 * Tells of fingers, as events of Chromium's would (Pointer Events, Touch Events, UI Events, section 3.5.3).
 *
 * @param points of all fingers that touch the screen now
 */
export function touch(type: TouchType, points: readonly FingerPoint[]): void {
  const there = new Map(points.map((point) => [point.id ?? 0, point]));
  for (const [id, finger] of [...fingers]) {
    const point = there.get(id);
    if (point === undefined) leave(id, finger, type === 'touchCancel');
    else if (point.x !== finger.at.x || point.y !== finger.at.y) move(finger, point);
  }
  for (const [id, point] of there) if (!fingers.has(id)) comeDown(id, point);
}

/** The one finger that touches this page has moved. @returns false when there is none, or several */
export function moveOwnFinger(x: number, y: number): boolean {
  const [finger] = fingers.values();
  if (finger === undefined || fingers.size > 1) return false;
  move(finger, { x, y });
  return true;
}

function comeDown(id: number, point: FingerPoint): void {
  const target = document.elementFromPoint(point.x, point.y);
  if (target === null) return;
  for (const other of fingers.values()) other.clicks = false;
  const isPrimary = fingers.size === 0;
  lastPointerId += 1;
  const finger: Finger = {
    identifier: id,
    pointerId: lastPointerId,
    isPrimary,
    target,
    from: point,
    at: point,
    clicks: isPrimary,
  };
  fingers.set(id, finger);
  captors.begin(finger.pointerId, target);
  tellPointer(finger, 'pointerdown');
  if (!tellTouch(finger, 'touchstart')) finger.clicks = false;
}

function move(finger: Finger, point: FingerPoint): void {
  finger.at = point;
  const far = Math.hypot(point.x - finger.from.x, point.y - finger.from.y);
  if (far > density.toPixels(viewConfiguration.touchSlopDp)) finger.clicks = false;
  tellPointer(finger, 'pointermove');
  tellTouch(finger, 'touchmove');
}

function leave(id: number, finger: Finger, isCancelled: boolean): void {
  tellPointer(finger, isCancelled ? 'pointercancel' : 'pointerup');
  fingers.delete(id);
  captors.end(finger.pointerId);
  const isLeft = tellTouch(finger, isCancelled ? 'touchcancel' : 'touchend');
  if (isLeft && finger.clicks && !isCancelled) click(finger);
}

function tellPointer(finger: Finger, type: PointerType): void {
  const { pointerId, isPrimary, at } = finger;
  const isDown = type === 'pointerdown' || type === 'pointermove';
  const how = { pointerId, isPrimary, pointerType: 'touch', buttons: isDown ? 1 : 0, pressure: isDown ? 1 : 0 };
  const button = type === 'pointerdown' || type === 'pointerup' ? 0 : -1;
  const cancelable = type !== 'pointercancel';
  const target = captors.of(pointerId) ?? document.elementFromPoint(at.x, at.y);
  target?.dispatchEvent(new PointerEvent(type, { ...common, ...placeOf(at), ...how, button, cancelable }));
}

/** @returns whether nobody has prevented what comes of it */
function tellTouch(finger: Finger, type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel'): boolean {
  const touches = [...fingers.values()].map(touchOf);
  const targetTouches = touches.filter(({ target }) => target === finger.target);
  const how = { touches, targetTouches, changedTouches: [touchOf(finger)], cancelable: type !== 'touchcancel' };
  return finger.target.dispatchEvent(new TouchEvent(type, { ...common, ...how }));
}

function touchOf({ identifier, target, at }: Finger): Touch {
  return new Touch({ identifier, target, ...placeOf(at), pageX: at.x, pageY: at.y, radiusX: 1, radiusY: 1, force: 1 });
}

/** As Chromium has it, what is clicked is what is there now, though the finger may have come down on something else. */
function click({ from }: Finger): void {
  const clicked = document.elementFromPoint(from.x, from.y);
  // A form control that is disabled is told of fingers alone (HTML, "disabled").
  if (clicked === null || clicked.closest(':disabled') !== null) return;
  const place = placeOf({ x: Math.round(from.x), y: Math.round(from.y) });
  const how = { ...common, ...place, button: 0, detail: countTap(from) };
  const isPressed = clicked.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
  const field = textFieldAt(clicked);
  if (isPressed && field !== undefined) pressField(field, { x: place.clientX, y: place.clientY }, how.detail);
  clicked.dispatchEvent(new MouseEvent('mouseup', how));
  clicked.dispatchEvent(new PointerEvent('click', { ...how, pointerType: 'touch' }));
  if (how.detail === 2) clicked.dispatchEvent(new MouseEvent('dblclick', how));
}

function countTap({ x, y }: FingerPoint): number {
  const atMs = phoneTime.uptime();
  const isSoon = atMs - taps.atMs <= viewConfiguration.doubleTapTimeoutMs;
  const isNear = Math.hypot(x - taps.x, y - taps.y) <= density.toPixels(viewConfiguration.doubleTapSlopDp);
  taps = { count: isSoon && isNear ? taps.count + 1 : 1, atMs, x, y };
  return taps.count;
}

const common = { bubbles: true, cancelable: true, composed: true, view: window };

function placeOf({ x, y }: FingerPoint) {
  return { clientX: x, clientY: y, screenX: x, screenY: y };
}
