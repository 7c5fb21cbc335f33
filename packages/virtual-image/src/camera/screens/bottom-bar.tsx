import { css, FrameLayout, Glyph, View } from '@androidworld/app-sdk/ui';
import photoCamera from '@material-symbols/svg-400/rounded/photo_camera-fill.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import videocam from '@material-symbols/svg-400/rounded/videocam-fill.svg';
import type { CameraMode } from '../camera-settings.ts';
import type { Capture } from '../store.ts';
import { MediaPicture } from './media-picture.tsx';

css`
.camera-bottom { position: absolute; left: 0; right: 0; bottom: 0; height: 144px; padding-bottom: 24px; background: rgb(0 0 0 / 0.6); display: grid; place-items: center; }
.camera-shutter { width: 76px; height: 76px; border-radius: 50%; display: grid; place-items: center; background: #fff; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.35); color: #4285f4; }
.camera-shutter-video { color: #db4437; }
.camera-shutter-recording { background: #db4437; color: #fff; }
.camera-thumbnail { position: absolute; left: 28px; top: 32px; width: 56px; height: 56px; border-radius: 50%; border: 2px solid #fff; overflow: hidden; background: #333; }
`;

/** The shutter, and the newest picture beside it. */
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
    <FrameLayout class="camera-bottom" id="bottom_bar">
      {newest !== undefined && !isRecording && (
        <View
          id="rounded_thumbnail_view"
          className="android.view.View"
          contentDescription={newest.kind === 'images' ? 'Photo taken' : 'Video taken'}
          class="camera-thumbnail"
          onClick={props.onThumbnail}
        >
          <MediaPicture item={newest} fit="crop" />
        </View>
      )}
      <View
        id="shutter_button"
        className="android.widget.ImageView"
        contentDescription="Shutter"
        class={look.filter(Boolean).join(' ')}
        onClick={props.onShutter}
      >
        <Glyph icon={isRecording ? stop : mode === 'video' ? videocam : photoCamera} size={36} />
      </View>
    </FrameLayout>
  );
}
