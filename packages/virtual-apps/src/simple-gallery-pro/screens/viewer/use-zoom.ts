import { type PointerHandlers, phoneTime } from '@androidworld/app-sdk/ui';
import { useMemo, useRef, useState } from 'preact/hooks';

/** How a picture lies on the screen: moved by dp after it was enlarged about its middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** How far a double tap zooms in. */
const doubleTapScale = 2.5;
const doubleTapMs = 300;
const largest = 8;
/** Less than this is a tap. `ViewConfiguration.TOUCH_SLOP` */
const slopDp = 8;
/** How far a finger goes down to close the picture. */
const closeDp = 100;

interface ZoomHandlers {
  onTap: () => void;
  /** A picture that is shown whole was swiped down. */
  onSwipeDown: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers zoom about the point between them, one moves what is zoomed in, a double tap goes in and out. */
export function useZoom(handlers: ZoomHandlers): { zoom: Zoom; pointer: PointerHandlers } {
  const [zoom, setZoom] = useState(whole);
  const newest = useRef({ zoom, ...handlers });
  newest.current = { zoom, ...handlers };
  const pointer = useMemo(() => {
    const fingers = new Map<number, Point>();
    let start: Point | undefined;
    let moved = false;
    let lastTapMs = Number.NEGATIVE_INFINITY;
    const change = (next: Zoom) => {
      newest.current.zoom = next;
      setZoom(next);
    };
    const tap = (event: PointerEvent) => {
      const atMs = phoneTime.eventTime(event);
      const isDouble = atMs - lastTapMs < doubleTapMs;
      lastTapMs = isDouble ? Number.NEGATIVE_INFINITY : atMs;
      newest.current.onTap();
      if (isDouble) change(newest.current.zoom.scale === 1 ? { ...whole, scale: doubleTapScale } : whole);
    };
    return {
      onPointerDown(event) {
        if (fingers.size === 0) {
          start = pointOf(event);
          moved = false;
        } else {
          moved = true;
        }
        fingers.set(event.pointerId, pointOf(event));
      },
      onPointerMove(event) {
        const before = fingers.get(event.pointerId);
        if (before === undefined || start === undefined) return;
        const now = pointOf(event);
        moved ||= Math.hypot(now.x - start.x, now.y - start.y) > slopDp;
        const { zoom } = newest.current;
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
        if (other !== undefined) change(pinched(zoom, before, now, other, event.currentTarget));
        else if (moved && zoom.scale > 1)
          change({ ...zoom, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y });
        fingers.set(event.pointerId, now);
      },
      onPointerUp(event) {
        if (!fingers.delete(event.pointerId) || fingers.size > 0 || start === undefined) return;
        const now = pointOf(event);
        if (!moved) return tap(event);
        const down = now.y - start.y;
        if (newest.current.zoom.scale === 1 && down > closeDp && Math.abs(now.x - start.x) < down / 2)
          newest.current.onSwipeDown();
      },
      onPointerCancel(event) {
        fingers.delete(event.pointerId);
      },
    } satisfies PointerHandlers;
  }, []);
  return { zoom, pointer };
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

/** One of two fingers went from one place to another: what was below the point between them stays there. */
function pinched(zoom: Zoom, before: Point, now: Point, other: Point, element: EventTarget | null): Zoom {
  const distance = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const scale = Math.min(largest, Math.max(1, (zoom.scale * distance(now)) / distance(before)));
  if (scale === 1 || !(element instanceof Element)) return whole;
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const focus = (point: Point, size: keyof Point) => (point[size] + other[size]) / 2 - middle[size];
  const grown = scale / zoom.scale;
  return {
    scale,
    x: focus(now, 'x') - (focus(before, 'x') - zoom.x) * grown,
    y: focus(now, 'y') - (focus(before, 'y') - zoom.y) * grown,
  };
}
