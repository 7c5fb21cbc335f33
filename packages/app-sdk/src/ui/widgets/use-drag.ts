import { useMemo, useRef } from 'preact/hooks';

export interface DragHandlers {
  start?(event: PointerEvent): void;
  move(event: PointerEvent): void;
  /** Let go, or taken over by a scroll. */
  end(event: PointerEvent): void;
}

export type PointerHandlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
>;

/** Handlers that follow one finger from where it touches the element to where it leaves the screen. */
export function useDrag(handlers: DragHandlers): PointerHandlers {
  const newest = useRef(handlers);
  newest.current = handlers;
  return useMemo(() => {
    let finger: number | undefined;
    const end = (event: PointerEvent) => {
      if (event.pointerId !== finger) return;
      finger = undefined;
      newest.current.end(event);
    };
    return {
      onPointerDown(event) {
        if (finger !== undefined) return;
        finger = event.pointerId;
        newest.current.start?.(event);
      },
      onPointerMove(event) {
        if (event.pointerId === finger) newest.current.move(event);
      },
      onPointerUp: end,
      onPointerCancel: end,
    };
  }, []);
}
