import { type PointerHandlers, phoneTime } from '@androidworld/app-sdk/ui';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Point, pinched, unzoomed, type Zoom } from '../../../simple-commons/pinch.ts';

/** How far a double tap zooms in. */
const doubleTapScale = 2.5;
const doubleTapMs = 300;
/** Less than this is a tap. `ViewConfiguration.TOUCH_SLOP` */
const slopDp = 8;
/** How far a finger goes down to close the picture. */
const closeDp = 100;

interface ZoomHandlers {
  onTap: () => void;
  /** A picture that is shown whole was swiped down. */
  onSwipeDown: () => void;
}

/** Two fingers zoom about the point between them, one moves what is zoomed in, a double tap goes in and out. */
export function useZoom(handlers: ZoomHandlers): { zoom: Zoom; pointer: PointerHandlers } {
  const [zoom, setZoom] = useState(unzoomed);
  const newest = useRef({ zoom, ...handlers });
  newest.current = { zoom, ...handlers };
  const pointer = useMemo(() => {
    const fingers = new Map<number, Point>();
    let start: Point | undefined;
    let moved = false;
    /** More than one finger has touched since the first came down. */
    let isPinch = false;
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
      if (isDouble) change(newest.current.zoom.scale === 1 ? { ...unzoomed, scale: doubleTapScale } : unzoomed);
    };
    return {
      onPointerDown(event) {
        if (fingers.size === 0) {
          start = pointOf(event);
          moved = false;
          isPinch = false;
        } else {
          isPinch = true;
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
        if (other !== undefined) change(pinched(zoom, { before, now, other }, middleOf(event.currentTarget)));
        else if (moved && zoom.scale > 1)
          change({ ...zoom, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y });
        fingers.set(event.pointerId, now);
      },
      onPointerUp(event) {
        if (!fingers.delete(event.pointerId) || fingers.size > 0 || start === undefined) return;
        const now = pointOf(event);
        if (isPinch) return;
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

function middleOf(element: EventTarget | null): Point {
  if (!(element instanceof Element)) return { x: 0, y: 0 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
