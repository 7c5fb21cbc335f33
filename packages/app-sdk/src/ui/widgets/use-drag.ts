import { useMemo, useRef } from 'preact/hooks';

/** What is told of one finger on an element. */
export interface DragHandlers {
  /** The finger has come down on the element. */
  start?(event: PointerEvent): void;
  /** Each move of the finger, also outside the element: a touch stays with where it began. */
  move(event: PointerEvent): void;
  /** Let go. */
  end(event: PointerEvent): void;
  /** Taken over by a scroll or by the system: what the finger has done so far stands for nothing. As `end` by default. */
  cancel?(event: PointerEvent): void;
}

/** Handlers of an element's pointer events: the `pointer` of a View. */
export type PointerHandlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
>;

/** Handlers that follow one finger from where it touches the element to where it leaves the screen. */
export function useDrag(handlers: DragHandlers): PointerHandlers {
  const newest = useRef(handlers);
  newest.current = handlers;
  return useMemo(() => {
    let finger: number | undefined;
    const leave = (event: PointerEvent, how: 'end' | 'cancel') => {
      if (event.pointerId !== finger) return;
      finger = undefined;
      const { end, cancel = end } = newest.current;
      if (how === 'end') end(event);
      else cancel(event);
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
      onPointerUp: (event) => leave(event, 'end'),
      onPointerCancel: (event) => leave(event, 'cancel'),
    };
  }, []);
}
