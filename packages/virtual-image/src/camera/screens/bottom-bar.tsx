import { css, FrameLayout, Glyph, View } from '@androidworld/app-sdk/ui';
import photoCamera from '@material-symbols/svg-400/rounded/photo_camera-fill.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import videocam from '@material-symbols/svg-400/rounded/videocam-fill.svg';
import type { CameraMode } from '../camera-settings.ts';
import type { Capture } from '../store.ts';
import { MediaPicture } from './media-picture.tsx';

css`
.camera-bottom { position: absolute; left: 0; right: 0; bottom: 0; height: 120px; background: rgb(0 0 0 / 0.6); }
.camera-shutter { position: absolute; inset: 0; display: grid; place-items: center; color: #4285f4; }
.camera-shutter-disc { width: 76px; height: 76px; border-radius: 50%; display: grid; place-items: center; background: #fff; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.35); }
.camera-shutter-video { color: #db4437; }
.camera-shutter-recording { color: #fff; }
.camera-shutter-recording > .camera-shutter-disc { background: #db4437; }
.camera-thumbnail { position: absolute; right: 1px; bottom: 181px; width: 70px; height: 70px; z-index: 1; }
.camera-thumbnail > * { position: absolute; inset: 9px; width: auto; height: auto; border-radius: 50%; border: 2px solid #fff; overflow: hidden; background: #333; }
@media (orientation: landscape) {
  .camera-bottom { left: auto; top: 0; width: 120px; height: auto; }
  .camera-thumbnail { right: 181px; bottom: 1px; }
}
`;

/** The shutter, and the newest picture above it. */
export function BottomBar(props: {
  mode: CameraMode;
  isRecording: boolean;
  newest: Capture | undefined;
  onShutter: () => void;
  onThumbnail: () => void;
}) {
  const { mode, isRecording, newest } = props;
  const look = [
    'camera-shutter',
    mode === 'video' && 'camera-shutter-video',
    isRecording && 'camera-shutter-recording',
  ];
  return (
    <>
      {newest !== undefined && !isRecording && (
        <View
          id="rounded_thumbnail_view"
          className="android.view.View"
          class="camera-thumbnail"
          onClick={props.onThumbnail}
        >
          <span>
            <MediaPicture item={newest} fit="crop" />
          </span>
        </View>
      )}
      <FrameLayout class="camera-bottom" id="bottom_bar">
        <View
          id="shutter_button"
          className="android.widget.ImageView"
          contentDescription="Shutter"
          class={look.filter(Boolean).join(' ')}
          onClick={props.onShutter}
        >
          <span class="camera-shutter-disc">
            <Glyph icon={isRecording ? stop : mode === 'video' ? videocam : photoCamera} size={36} />
          </span>
        </View>
      </FrameLayout>
    </>
  );
}
