import { phoneTime } from '../../runtime/phone-time.ts';
import { findScrollers } from './find-scrollers.ts';
import { motions } from './motions.ts';
import { splineFling } from './over-scroller.ts';
import { isPager, settlePager } from './pager.ts';
import type { Axis, Scroller } from './scroller.ts';
import { VelocityTracker } from './velocity-tracker.ts';
import { scaled, viewConfiguration } from './view-configuration.ts';

/** A finger on the screen, until it is known whether it scrolls, and what. */
interface Finger {
  readonly identifier: number;
  readonly target: Element;
  readonly start: Point;
  readonly scrollers: readonly Scroller[];
  drag: Drag | undefined;
}

/** A finger that scrolls. */
interface Drag {
  readonly axis: Axis;
  /** Innermost first: what one cannot take, the next does. */
  readonly chain: readonly [Scroller, ...Scroller[]];
  /** Where the finger was when it was last followed. */
  last: number;
  /** Pixels moved so far. */
  moved: number;
  /** Of a pager: the page it was at. */
  readonly fromPage: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Scrolls what fingers drag and fling, as Android's views do; the browser's own scrolling, which flings twice as far,
 * is switched off. Pages in WebViews are frames of their own: there, fingers are the browser's, but on a time that stands
 * still, which the browser's scrolling does not follow. With `yields`, to scripts of the page that keep touches for
 * themselves (`preventDefault`).
 */
export function followTouchScrolling({ yields = false }: { readonly yields?: boolean } = {}): void {
  // After all listeners of a page that may keep a touch.
  const heard: Pick<Window, 'addEventListener'> = yields ? window : document;
  let finger: Finger | undefined;
  let pointerId = 0;
  let tracker = new VelocityTracker();
  let downMs = 0;
  /** Whole milliseconds since the finger came down: scripts are told when events happen to a tenth of one, give or take. */
  const timeOf = (event: Event) => Math.round(phoneTime.eventTime(event) - downMs);
  const capture = { capture: true, passive: true };
  const active = { passive: false };

  // Pointer events come before those of touches, and know of all movements of a frame, however late it is drawn.
  window.addEventListener(
    'pointerdown',
    (event) => {
      pointerId = event.pointerId;
      tracker = new VelocityTracker();
      downMs = phoneTime.eventTime(event);
      tracker.addMovement(0, event.clientX, event.clientY);
    },
    capture,
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      const all = event.getCoalescedEvents();
      for (const each of all.length > 0 ? all : [event]) {
        tracker.addMovement(timeOf(each), each.clientX, each.clientY);
      }
    },
    capture,
  );

  heard.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.changedTouches;
      if (touch === undefined || event.touches.length > 1 || !(event.target instanceof Element)) return;
      if (yields && event.defaultPrevented) return;
      const scrollers = findScrollers(event.target);
      const start = { x: touch.clientX, y: touch.clientY };
      finger = { identifier: touch.identifier, target: event.target, start, scrollers, drag: undefined };
      const caught = scrollers.filter(({ element }) => motions.stop(element));
      const [first] = caught;
      if (first === undefined) return;
      // The finger stops a fling: it clicks nothing, and moves at once what it holds.
      event.preventDefault();
      takeOver(finger, first, start[first.axis], pointerId);
    },
    active,
  );
  heard.addEventListener(
    'touchmove',
    (event) => {
      if (yields && event.defaultPrevented) {
        finger = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      const touch = [...event.changedTouches].find(({ identifier }) => identifier === finger?.identifier);
      if (finger === undefined || touch === undefined) return;
      const point = { x: touch.clientX, y: touch.clientY };
      if (finger.drag === undefined) {
        const scroller = choose(finger, point);
        if (scroller === undefined) return;
        const { axis } = scroller;
        const slop = Math.sign(point[axis] - finger.start[axis]) * slopOf(scroller);
        takeOver(finger, scroller, finger.start[axis] + slop, pointerId);
      }
      if (finger.drag !== undefined) follow(finger.drag, point);
    },
    active,
  );
  heard.addEventListener(
    'touchend',
    (event) => {
      const drag = finger?.drag;
      finger = undefined;
      if (drag === undefined) return;
      if (event.cancelable) event.preventDefault();
      tracker.up(timeOf(event));
      release(drag, tracker);
    },
    active,
  );
  heard.addEventListener(
    'touchcancel',
    () => {
      const drag = finger?.drag;
      finger = undefined;
      if (drag !== undefined) release(drag, new VelocityTracker());
    },
    active,
  );
}

/** What a finger scrolls that has moved here; nothing as long as it may still be tapping. */
function choose({ start, scrollers }: Finger, point: Point): Scroller | undefined {
  const moved = { x: point.x - start.x, y: point.y - start.y };
  const willing = scrollers.filter((scroller) => {
    const { axis } = scroller;
    const across = moved[axis === 'x' ? 'y' : 'x'];
    if (Math.abs(moved[axis]) <= slopOf(scroller)) return false;
    // Pages are turned by what clearly goes sideways.
    return !isPager(scroller.element) || Math.abs(moved[axis]) * 0.5 > Math.abs(across);
  });
  const main: Axis = Math.abs(moved.x) > Math.abs(moved.y) ? 'x' : 'y';
  const along = willing.filter(({ axis }) => axis === main);
  const candidates = along.length > 0 ? along : willing;
  // Content moves against the finger.
  return candidates.find((scroller) => scroller.canMove(-moved[scroller.axis])) ?? candidates[0];
}

function slopOf({ element, density }: Scroller): number {
  const { touchSlopDp, pagingTouchSlopDp } = viewConfiguration;
  return scaled(isPager(element) ? pagingTouchSlopDp : touchSlopDp, density);
}

/** From now on the finger scrolls: to what it touched, it is gone (`ACTION_CANCEL`). */
function takeOver(finger: Finger, scroller: Scroller, from: number, pointerId: number): void {
  const { axis, element } = scroller;
  // Sideways, the finger moves one thing only: a row of chips at its end turns no page.
  const chain =
    axis === 'x' ? [] : finger.scrollers.filter((other) => other.axis === axis && goesWith(finger, scroller, other));
  const fromPage = isPager(element) ? Math.round(scroller.offset / scroller.extent) : 0;
  finger.drag = { axis, chain: [scroller, ...chain], last: from, moved: 0, fromPage };
  finger.target.dispatchEvent(
    new PointerEvent('pointercancel', {
      bubbles: true,
      pointerId,
      pointerType: 'touch',
      isPrimary: true,
      clientX: finger.start.x,
      clientY: finger.start.y,
    }),
  );
}

/** Those around it, and what is in an app bar's layout: of the two, the app bar moves first on the way down. */
function goesWith({ scrollers }: Finger, scroller: Scroller, other: Scroller): boolean {
  return scrollers.indexOf(other) > scrollers.indexOf(scroller) || (other !== scroller && collapses(scroller));
}

function collapses({ element }: Scroller): boolean {
  return element.classList.contains('scroll-collapsing');
}

function follow(drag: Drag, point: Point): void {
  const delta = drag.last - point[drag.axis];
  drag.last = point[drag.axis];
  drag.moved += delta;
  moveChain(drag, delta);
}

function moveChain({ chain }: Drag, delta: number): number {
  const order = [...chain].sort((a, b) => (Number(collapses(b)) - Number(collapses(a))) * Math.sign(delta));
  return order.reduce((left, scroller) => (left === 0 ? 0 : scroller.moveBy(left)), delta);
}

function release(drag: Drag, tracker: VelocityTracker): void {
  const [scroller] = drag.chain;
  const { element, density } = scroller;
  const velocity = -tracker.velocity(viewConfiguration.maximumFlingDpPerSecond * density)[drag.axis];
  if (isPager(element)) {
    settlePager(scroller, { from: drag.fromPage, moved: drag.moved, velocity });
    return;
  }
  // A text that is too long for its field is dragged, never flung.
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) return;
  const isFlung = Math.abs(velocity) >= scaled(viewConfiguration.minimumFlingDpPerSecond, density);
  if (isFlung || drag.chain.some(({ isOwed }) => isOwed)) fling(drag, isFlung ? velocity : 0);
}

function fling(drag: Drag, velocity: number): void {
  const [{ element, density }] = drag.chain;
  const way = splineFling(velocity, density);
  let startMs: number | undefined;
  let position = 0;
  motions.start({
    element,
    step(nowMs) {
      startMs ??= nowMs;
      const elapsedMs = nowMs - startMs;
      const next = way.positionAt(elapsedMs);
      const left = moveChain(drag, next - position);
      position = next;
      return left === 0 && (elapsedMs < way.durationMs || drag.chain.some(({ isOwed }) => isOwed));
    },
  });
}
