import { type PhoneTimer, type PointerHandlers, phoneTime } from '@androidworld/app-sdk/ui';
import { changedAbout, type Point, panned, pinchedTo, type Size, type Viewport } from './viewport.ts';

export interface MapGestureTarget {
  view(): Viewport;
  size(): Size;
  /** Where on the map an event is. */
  pointOf(event: PointerEvent): Point;
  setView(view: Viewport): void;
  /** One finger came and went, and no second tap followed. */
  onTap(point: Point): void;
  onLongPress(point: Point): void;
}

/** `ViewConfiguration`: dp and milliseconds. */
const slop = 8;
const longPressMs = 400;
const doubleTapMs = 300;
const doubleTapSlop = 100;
const leastFling = 50;

/** How fast a fling grows slower: its speed falls to a third in this time, milliseconds. */
const flingMs = 325;

/** Fingers on a map: one draws it along and flings it, two zoom and turn it, a double tap zooms in. */
export function followFingers(target: MapGestureTarget): PointerHandlers {
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  let isDragged = false;
  let path: { readonly point: Point; readonly ms: number }[] = [];
  let longPress: PhoneTimer | undefined;
  let fling: PhoneTimer | undefined;
  let lastTap: { readonly point: Point; readonly ms: number; readonly single: PhoneTimer } | undefined;
  const rest = () => {
    longPress?.cancel();
    longPress = undefined;
    fling?.cancel();
    fling = undefined;
  };
  const tapped = (point: Point) => {
    const ms = phoneTime.uptime();
    if (lastTap !== undefined && ms - lastTap.ms < doubleTapMs && distance(lastTap.point, point) < doubleTapSlop) {
      lastTap.single.cancel();
      lastTap = undefined;
      const view = target.view();
      target.setView(changedAbout(view, { zoom: Math.floor(view.zoom) + 1 }, point, target.size()));
      return;
    }
    const single = phoneTime.after(doubleTapMs, () => target.onTap(point));
    lastTap = { point, ms, single };
  };
  const letGo = () => {
    const recent = path.filter(({ ms }) => phoneTime.uptime() - ms < 100);
    const [first] = recent;
    const last = recent.at(-1);
    if (first === undefined || last === undefined || last.ms <= first.ms) return;
    const seconds = (last.ms - first.ms) / 1000;
    const speed = { x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds };
    if (Math.hypot(speed.x, speed.y) >= leastFling) glide(speed);
  };
  const glide = (speed: Point) => {
    const began = phoneTime.uptime();
    let gone = 0;
    const step = () => {
      const passed = phoneTime.uptime() - began;
      // The way that is behind it, as share of the whole.
      const share = 1 - Math.exp(-passed / flingMs);
      const reach = flingMs / 1000;
      const by = share - gone;
      gone = share;
      target.setView(panned(target.view(), { x: speed.x * reach * by, y: speed.y * reach * by }));
      const isSlow = Math.hypot(speed.x, speed.y) * (1 - share) < 8;
      fling = isSlow ? undefined : phoneTime.nextFrame(step);
    };
    fling = phoneTime.nextFrame(step);
  };
  return {
    onPointerDown(event) {
      rest();
      const point = target.pointOf(event);
      fingers.set(event.pointerId, point);
      if (fingers.size > 1) {
        start = undefined;
        return;
      }
      start = point;
      isDragged = false;
      path = [{ point, ms: phoneTime.uptime() }];
      longPress = phoneTime.after(longPressMs, () => {
        start = undefined;
        target.onLongPress(point);
      });
    },
    onPointerMove(event) {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = target.pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        fingers.set(event.pointerId, now);
        target.setView(pinchedTo(target.view(), [other, before], [other, now], target.size()));
        return;
      }
      if (start === undefined) return;
      if (!isDragged && distance(start, now) <= slop) return;
      if (!isDragged) longPress?.cancel();
      isDragged = true;
      fingers.set(event.pointerId, now);
      path.push({ point: now, ms: phoneTime.uptime() });
      target.setView(panned(target.view(), { x: now.x - before.x, y: now.y - before.y }));
    },
    onPointerUp(event) {
      const point = target.pointOf(event);
      longPress?.cancel();
      if (!fingers.delete(event.pointerId) || start === undefined) return;
      if (fingers.size > 0) return;
      start = undefined;
      if (isDragged) letGo();
      else tapped(point);
    },
    onPointerCancel(event) {
      rest();
      fingers.delete(event.pointerId);
      start = undefined;
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
