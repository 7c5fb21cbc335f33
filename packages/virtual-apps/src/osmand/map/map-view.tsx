import { css, displayDensity, type Store, View } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { LatLon } from '../geo/lat-lon.ts';
import { followFingers } from './map-gestures.ts';
import type { MapMarks } from './map-marks.ts';
import { day, night } from './map-style.ts';
import { paintMap } from './paint-map.ts';
import { paintMarks } from './paint-marks.ts';
import { type Point, type Size, toPlace, toScreen, type Viewport } from './viewport.ts';

css`
.view.map-view { position: absolute; inset: 0; overflow: hidden; touch-action: none; }
.map-view > canvas { display: block; width: 100%; height: 100%; }
`;

interface MapViewProps {
  view: Store<Viewport>;
  marks: MapMarks;
  dark: boolean;
  textScale: number;
  showPois: boolean;
  onTap: (place: LatLon, near: (other: LatLon) => boolean) => void;
  onLongPress: (place: LatLon, near: (other: LatLon) => boolean) => void;
}

/** As far from a mark a tap still means it, dp. */
const reach = 24;

/** The map, drawn anew whenever it moves. */
export function MapView(props: MapViewProps) {
  const { view, marks, dark, textScale, showPois } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const newest = useRef(props);
  newest.current = props;
  useLayoutEffect(() => {
    const draw = () => {
      const shown = canvas.current;
      if (shown !== null) paint(shown, { view: view.get(), marks, dark, textScale, showPois });
    };
    draw();
    const stop = view.subscribe(draw);
    const resized = new ResizeObserver(draw);
    if (canvas.current !== null) resized.observe(canvas.current);
    return () => {
      stop();
      resized.disconnect();
    };
  }, [view, marks, dark, textScale, showPois]);
  const touched = (point: Point): [LatLon, (other: LatLon) => boolean] => {
    const size = sizeOf(canvas.current);
    const now = view.get();
    const near = (other: LatLon) => {
      const at = toScreen(other, now, size);
      return Math.hypot(at.x - point.x, at.y - point.y) <= reach;
    };
    return [toPlace(point, now, size), near];
  };
  const pointer = useMemo(
    () =>
      followFingers({
        view: () => view.get(),
        size: () => sizeOf(canvas.current),
        pointOf(event) {
          const { left, top } = canvas.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
          return { x: (event.clientX - left) / displayDensity(), y: (event.clientY - top) / displayDensity() };
        },
        setView: (next) => view.set(next),
        onTap: (point) => newest.current.onTap(...touched(point)),
        onLongPress: (point) => newest.current.onLongPress(...touched(point)),
      }),
    [view],
  );
  return (
    <View
      id="MapLayersView"
      contentDescription="Map"
      className="android.view.View"
      class="map-view"
      focusable
      semantics={{ clickable: true, longClickable: true }}
      pointer={pointer}
    >
      <canvas ref={canvas} />
    </View>
  );
}

/** In dp. */
function sizeOf(canvas: HTMLCanvasElement | null): Size {
  const dp = displayDensity();
  return { width: (canvas?.clientWidth ?? 0) / dp, height: (canvas?.clientHeight ?? 0) / dp };
}

function paint(
  canvas: HTMLCanvasElement,
  {
    view,
    marks,
    dark,
    textScale,
    showPois,
  }: Pick<MapViewProps, 'marks' | 'dark' | 'textScale' | 'showPois'> & { view: Viewport },
): void {
  const size = sizeOf(canvas);
  const scale = displayDensity() * devicePixelRatio;
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  if (width === 0 || height === 0) return;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintMap(context, { view, size, colors: dark ? night : day, textScale, showPois });
  paintMarks(context, marks, { view, size });
}
