import { displayDensity } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LaunchableApp } from '../launchable-apps.ts';
import type { Place } from '../place.ts';

/** An icon that was held: its menu shows, and a finger that moves on drags it. */
export interface HeldIcon {
  readonly app: LaunchableApp;
  /** Where it was held. */
  readonly place: Place;
  /** Whether it is one of the drawer, a guess, or the like: it stays there, and a second one is put down. */
  readonly isCopied: boolean;
}

/** An icon under a finger, pixels of the screen. */
export interface DraggedIcon extends HeldIcon {
  readonly x: number;
  readonly y: number;
}

/** `ViewConfiguration.getScaledTouchSlop()` */
const SLOP_DP = 8;

/** A long press picks an icon up; the finger then drags it, and whatever else would follow the finger gets none of it. */
export function useIconDrag({
  onDrag,
  onDrop,
}: {
  /** The icon begins to move. */
  readonly onDrag: () => void;
  readonly onDrop: (icon: DraggedIcon) => void;
}) {
  const [held, setHeld] = useState<HeldIcon>();
  const [dragged, setDragged] = useState<DraggedIcon>();
  const newest = useRef({ onDrag, onDrop });
  newest.current = { onDrag, onDrop };
  const end = useRef<() => void>(() => undefined);
  useLayoutEffect(() => () => end.current(), []);

  // Until the next finger comes down: who else follows this one hears of its end when all here is over.
  const isOwned = useRef(false);
  const hold = (icon: HeldIcon) => {
    setHeld(icon);
    isOwned.current = true;
    const freed = () => {
      isOwned.current = false;
    };
    window.addEventListener('pointerdown', freed, { capture: true, once: true });
    let from: { x: number; y: number } | undefined;
    let last: DraggedIcon | undefined;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      from ??= { x, y };
      const isFar = Math.hypot(x - from.x, y - from.y) > SLOP_DP * displayDensity();
      if (last === undefined && !isFar) return;
      if (last === undefined) {
        setHeld(undefined);
        newest.current.onDrag();
      }
      last = { ...icon, x, y };
      setDragged(last);
    };
    const up = () => {
      end.current();
      setDragged(undefined);
      if (last !== undefined) newest.current.onDrop(last);
    };
    const cancel = () => {
      end.current();
      setDragged(undefined);
    };
    // A list below the finger would scroll.
    const keep = (event: TouchEvent) => {
      event.stopImmediatePropagation();
      if (event.cancelable) event.preventDefault();
    };
    const listened = { capture: true, passive: false };
    window.addEventListener('pointermove', move, listened);
    window.addEventListener('pointerup', up, listened);
    window.addEventListener('pointercancel', cancel, listened);
    window.addEventListener('touchmove', keep, listened);
    end.current = () => {
      window.removeEventListener('pointermove', move, listened);
      window.removeEventListener('pointerup', up, listened);
      window.removeEventListener('pointercancel', cancel, listened);
      window.removeEventListener('touchmove', keep, listened);
    };
  };
  return { held, dragged, hold, letGo: () => setHeld(undefined), ownsFinger: () => isOwned.current };
}
