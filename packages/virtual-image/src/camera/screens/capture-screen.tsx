import { listMedia } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  ImageButton,
  LinearLayout,
  useActivity,
  useApi,
  usePreferences,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import again from '@material-symbols/svg-400/rounded/arrow_back.svg';
import check from '@material-symbols/svg-400/rounded/check.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import { useState } from 'preact/hooks';
import { type CameraMode, cameraPreferences } from '../camera-settings.ts';
import { type Capture, deleteMedia, ownMedia } from '../store.ts';
import { BottomBar } from './bottom-bar.tsx';
import { MediaPicture } from './media-picture.tsx';
import { RecordingTime } from './recording-time.tsx';
import { useShutter } from './use-shutter.ts';
import { Viewfinder } from './viewfinder.tsx';

css`
.capture-review { position: absolute; left: 0; right: 0; bottom: 0; height: 120px; background: #424242; justify-content: space-around; }
.capture-cancel { position: absolute; right: 24px; bottom: 36px; }
@media (orientation: landscape) {
  .capture-review { left: auto; top: 0; width: 120px; height: auto; flex-direction: column; }
  .capture-cancel { right: 36px; bottom: 24px; }
}
`;

const resultOk = -1;

/** Takes one photo for another app, which it is given when the person is content with it. */
export function PhotoCaptureScreen() {
  return <CaptureScreen mode="photo" />;
}

/** Takes one video for another app. */
export function VideoCaptureScreen() {
  return <CaptureScreen mode="video" />;
}

function CaptureScreen({ mode }: { mode: CameraMode }) {
  const api = useApi();
  const { intent, finish, setResult } = useActivity();
  const [settings] = usePreferences(cameraPreferences);
  const [taken, setTaken] = useState<Capture>();
  const shutter = useShutter({
    mode,
    settings,
    zoom: 1,
    onSaved: (uri) =>
      void listMedia<'images' | 'videos'>(api, mode === 'photo' ? 'images' : 'videos', ownMedia).then((items) =>
        setTaken(items.find((item) => item.uri === uri)),
      ),
  });
  useSystemBars({ statusBar: '#000', navigationBar: '#000', icons: 'light' });
  if (settings === undefined) return <FrameLayout class="camera" />;

  const discard = async () => {
    if (taken !== undefined) await deleteMedia(api, taken);
    setTaken(undefined);
  };
  const deliver = async (item: Capture) => {
    const output = intent.extras?.output;
    const target = typeof output === 'object' && output !== null && 'uri' in output ? output.uri : undefined;
    if (target === undefined) await setResult(resultOk, { data: item.uri });
    else {
      await api.files.write(await pathOf(target), await api.files.read(item.path));
      await deleteMedia(api, item);
      await setResult(resultOk, { data: target });
    }
    await finish();
  };
  /** Where the other app wants it: a file, or a row of MediaStore. */
  const pathOf = async (uri: string) => {
    if (uri.startsWith('file://')) return decodeURIComponent(uri.slice('file://'.length));
    const [row] = await api.content.query(uri, { projection: ['_data'] });
    if (typeof row?._data !== 'string') throw new Error(`FileNotFoundException: ${uri} names no file`);
    return row._data;
  };
  return (
    <FrameLayout class="camera" id="camera_app_root">
      <FrameLayout class="camera-stage" id="module_layout">
        <Viewfinder mode={mode} facing={settings.facing} grid={settings.grid} zoom={1} />
        {shutter.recordingSince !== undefined && <RecordingTime sinceMs={shutter.recordingSince} />}
        {taken !== undefined && <MediaPicture item={taken} fit="inside" />}
      </FrameLayout>
      {taken === undefined ? (
        <>
          <BottomBar
            mode={mode}
            isRecording={shutter.recordingSince !== undefined}
            newest={undefined}
            onShutter={shutter.press}
            onThumbnail={() => undefined}
          />
          <ImageButton
            id="cancel_button"
            class="capture-cancel"
            icon={close}
            contentDescription="Cancel"
            onClick={() => void finish()}
          />
        </>
      ) : (
        <LinearLayout id="bottombar_intent_review" class="capture-review">
          <ImageButton id="retake_button" icon={again} contentDescription="Retake" onClick={() => void discard()} />
          <ImageButton
            id="done_button"
            icon={check}
            size={40}
            contentDescription="Done"
            onClick={() => void deliver(taken)}
          />
          <ImageButton
            id="cancel_button"
            icon={close}
            contentDescription="Cancel"
            onClick={() => void discard().then(finish)}
          />
        </LinearLayout>
      )}
    </FrameLayout>
  );
}
