import { css, FrameLayout, phoneTime, useDrag, View } from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';
import { Photo } from '../../widgets/photo.tsx';

css`
.zoom { position: relative; width: 100%; height: 100%; overflow: hidden; }
.zoom-layer { position: absolute; inset: 0; }
.zoom-cover { position: absolute; inset: 0; }
.zoomed { touch-action: none; }
`;

/** How far a double tap zooms in. */
const doubleTapScale = 2.5;
const doubleTapMs = 300;

interface ZoomablePhotoProps {
  path: string;
  /** Degrees, clockwise. */
  angle: number;
  onTap: () => void;
  onError?: ((message: string) => void) | undefined;
}

/** A picture that fills the screen: a double tap zooms in where it is, a finger then moves it. */
export function ZoomablePhoto({ path, angle, onTap, onError }: ZoomablePhotoProps) {
  const [view, setView] = useState({ scale: 1, x: 0, y: 0 });
  const last = useRef({ x: 0, y: 0, atMs: 0, moved: false });
  const lastTapMs = useRef(Number.NEGATIVE_INFINITY);
  const drag = useDrag({
    start(event) {
      last.current = { x: event.clientX, y: event.clientY, atMs: phoneTime.eventTime(event), moved: false };
    },
    move(event) {
      if (view.scale === 1) return;
      const { x, y, atMs } = last.current;
      setView({ scale: view.scale, x: view.x + event.clientX - x, y: view.y + event.clientY - y });
      last.current = { x: event.clientX, y: event.clientY, atMs, moved: true };
    },
    end() {},
  });
  const click = () => {
    const { atMs, moved } = last.current;
    if (moved) return;
    const isDouble = atMs - lastTapMs.current < doubleTapMs;
    lastTapMs.current = isDouble ? Number.NEGATIVE_INFINITY : atMs;
    onTap();
    if (isDouble) setView(view.scale === 1 ? { scale: doubleTapScale, x: 0, y: 0 } : { scale: 1, x: 0, y: 0 });
  };
  const transform = `translate(${view.x}px, ${view.y}px) rotate(${angle}deg) scale(${view.scale})`;
  return (
    <FrameLayout class={view.scale === 1 ? 'zoom' : 'zoom zoomed'}>
      <div class="zoom-layer" style={{ transform }}>
        <Photo id="gestures_view" path={path} fit="contain" class="zoom-layer" onError={onError} onClick={click} />
      </div>
      <View
        id="subsampling_view"
        className="android.widget.ImageView"
        class="zoom-cover"
        pointer={drag}
        onClick={click}
      />
    </FrameLayout>
  );
}
