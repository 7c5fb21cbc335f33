import { css, View } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CameraMode, Facing } from '../camera-settings.ts';
import { drawScene } from '../draw-scene.ts';

css`
.viewfinder { position: absolute; left: 0; right: 0; margin: auto 0; top: 0; bottom: 0; }
.viewfinder-photo { height: 548px; }
.viewfinder-video { height: 731px; }
@media (orientation: landscape) {
  .viewfinder { top: 0; bottom: 0; margin: 0 auto; height: 100%; }
  .viewfinder-photo { width: 133vh; max-width: 100%; }
  .viewfinder-video { width: 100%; }
}
.viewfinder > canvas { display: block; width: 100%; height: 100%; }
.viewfinder-mirrored > canvas { transform: scaleX(-1); }
.viewfinder-grid { position: absolute; inset: 0; background:
  linear-gradient(#fff8, #fff8) 33.3% 0 / 1px 100% no-repeat, linear-gradient(#fff8, #fff8) 66.6% 0 / 1px 100% no-repeat,
  linear-gradient(#fff8, #fff8) 0 33.3% / 100% 1px no-repeat, linear-gradient(#fff8, #fff8) 0 66.6% / 100% 1px no-repeat; }
`;

interface ViewfinderProps {
  mode: CameraMode;
  facing: Facing;
  grid: boolean;
  /** How much nearer everything looks. */
  zoom: number;
}

/** What the camera sees; the front one as in a mirror. */
export function Viewfinder({ mode, facing, grid, zoom }: ViewfinderProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element && context) drawScene(context, element.width, element.height, facing, zoom);
  }, [mode, facing, zoom]);
  const look = ['viewfinder', `viewfinder-${mode}`, facing === 'front' && 'viewfinder-mirrored'];
  return (
    <View id="preview_content" className="android.view.TextureView" class={look.filter(Boolean).join(' ')}>
      <canvas key={mode} ref={canvas} width={1080} height={mode === 'photo' ? 1440 : 1920} />
      {grid && <View id="grid_lines" className="android.view.View" class="viewfinder-grid" />}
    </View>
  );
}
