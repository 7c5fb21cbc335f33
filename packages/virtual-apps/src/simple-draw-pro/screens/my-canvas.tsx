import { css, type PointerHandlers, View } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { contextOf, type Picture, paint } from '../../simple-commons/picture.ts';
import { pinched, unzoomed } from '../../simple-commons/pinch.ts';
import type { Drawing, Point, Stroke } from '../drawing/drawing.ts';
import { paintDrawing, paintStroke } from '../drawing/paint-drawing.ts';

css`
.view.draw-canvas { position: absolute; inset: 0; overflow: hidden; touch-action: none; }
.draw-canvas > canvas { display: block; width: 100%; height: 100%; }
`;

interface MyCanvasProps {
  drawing: Drawing;
  /** `#rrggbb` */
  background: string;
  /** Of the strokes to come; null where a touch means a point only. */
  brush: Pick<Stroke, 'color' | 'width'> | null;
  zoomable: boolean;
  onStroke: (stroke: Stroke) => void;
  /** A touch without a brush. */
  onPoint: (point: Point) => void;
  /** The picture of the drawing, painted anew: what is saved. */
  picture: { current: Picture | null };
}

/** The canvas: a finger draws, two move it and zoom. Strokes are pixels of the screen. */
export function MyCanvas(props: MyCanvasProps) {
  const { drawing, background, picture } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(unzoomed);
  const newest = useRef({ ...props, zoom });
  newest.current = { ...props, zoom };
  useLayoutEffect(() => {
    const shown = canvas.current;
    if (shown === null) return;
    const width = Math.round(shown.clientWidth * devicePixelRatio);
    const height = Math.round(shown.clientHeight * devicePixelRatio);
    picture.current = paint(width, height, ({ canvas: painted }) => paintDrawing(painted, drawing, background));
    shown.width = width;
    shown.height = height;
    contextOf(shown).drawImage(picture.current, 0, 0);
  }, [drawing, background, picture]);
  const pointer = useMemo((): PointerHandlers => {
    const fingers = new Map<number, Point>();
    let points: Point[] = [];
    /** The brush is as wide on the screen, however large the canvas is shown. */
    const zoomed = <B extends { readonly width: number }>(brush: B): B => ({
      ...brush,
      width: brush.width / newest.current.zoom.scale,
    });
    const onCanvas = (event: PointerEvent): Point => {
      const shown = canvas.current;
      if (shown === null) return { x: 0, y: 0 };
      const { left, top, width } = shown.getBoundingClientRect();
      const scale = shown.width / width;
      return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
    };
    const follow = (event: PointerEvent) => {
      const { brush, background: paper, picture: painted } = newest.current;
      points.push(onCanvas(event));
      const shown = canvas.current;
      if (brush === null || shown === null || painted.current === null) return;
      const context = contextOf(shown);
      context.drawImage(painted.current, 0, 0);
      paintStroke(context, { kind: 'stroke', ...zoomed(brush), points }, paper);
    };
    const drop = () => {
      points = [];
      const shown = canvas.current;
      if (shown !== null && newest.current.picture.current !== null)
        contextOf(shown).drawImage(newest.current.picture.current, 0, 0);
    };
    return {
      onPointerDown(event) {
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        // A second finger makes a pinch of what began as a stroke.
        if (fingers.size > 1) drop();
        else follow(event);
      },
      onPointerMove(event) {
        const before = fingers.get(event.pointerId);
        if (before === undefined) return;
        const now = { x: event.clientX, y: event.clientY };
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
        fingers.set(event.pointerId, now);
        if (other === undefined) {
          if (points.length > 0) follow(event);
        } else if (newest.current.zoomable) {
          const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
          const middle = { x: left + width / 2, y: top + height / 2 };
          const next = pinched(newest.current.zoom, { before, now, other }, middle);
          newest.current.zoom = next;
          setZoom(next);
        }
      },
      onPointerUp(event) {
        if (!fingers.delete(event.pointerId) || points.length === 0) return;
        const { brush, onStroke, onPoint } = newest.current;
        const drawn = points;
        points = [];
        const last = drawn.at(-1);
        if (brush !== null) onStroke({ kind: 'stroke', ...zoomed(brush), points: drawn });
        else if (last !== undefined) onPoint(last);
      },
      onPointerCancel(event) {
        fingers.delete(event.pointerId);
        drop();
      },
    };
  }, []);
  return (
    <View id="my_canvas" className="android.view.View" class="draw-canvas" pointer={pointer}>
      <canvas ref={canvas} style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }} />
    </View>
  );
}
