import { css, FrameLayout, View } from '@androidworld/app-sdk/ui';
import { Photo } from '../../widgets/photo.tsx';
import { useZoom } from './use-zoom.ts';

css`
.zoom { position: relative; width: 100%; height: 100%; overflow: hidden; }
.zoom-layer { position: absolute; inset: 0; }
.zoom-cover { position: absolute; inset: 0; }
.zoomed { touch-action: none; }
`;

interface ZoomablePhotoProps {
  path: string;
  /** Degrees, clockwise. */
  angle: number;
  onTap: () => void;
  onSwipeDown: () => void;
  onError?: ((message: string) => void) | undefined;
}

/** A picture that fills the screen, to be looked at closely. */
export function ZoomablePhoto({ path, angle, onTap, onSwipeDown, onError }: ZoomablePhotoProps) {
  const { zoom, pointer } = useZoom({ onTap, onSwipeDown });
  const transform = `translate(${zoom.x}px, ${zoom.y}px) rotate(${angle}deg) scale(${zoom.scale})`;
  return (
    <FrameLayout class={zoom.scale === 1 ? 'zoom' : 'zoom zoomed'}>
      <div class="zoom-layer" style={{ transform }}>
        <Photo id="gestures_view" path={path} fit="contain" class="zoom-layer" onError={onError} onClick={onTap} />
      </div>
      <View
        id="subsampling_view"
        className="android.widget.ImageView"
        class="zoom-cover"
        pointer={pointer}
        onClick={() => undefined}
      />
    </FrameLayout>
  );
}
