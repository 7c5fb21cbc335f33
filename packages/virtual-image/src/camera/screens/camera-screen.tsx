import {
  AlertDialog,
  css,
  FrameLayout,
  TextView,
  useActivity,
  useApi,
  useBack,
  usePreferences,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { type CameraMode, type CameraSettings, cameraPreferences } from '../camera-settings.ts';
import { AccessibilityButtons } from './accessibility-buttons.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Filmstrip } from './filmstrip.tsx';
import { FirstRun } from './first-run.tsx';
import { ModeList } from './mode-list.tsx';
import { ModeOptions } from './mode-options.tsx';
import { RecordingTime } from './recording-time.tsx';
import { useCaptures } from './use-captures.ts';
import { useShutter } from './use-shutter.ts';
import { useSideSwipe } from './use-side-swipe.ts';
import { Viewfinder } from './viewfinder.tsx';

/** Without one of these there is no camera. */
const required = ['CAMERA', 'RECORD_AUDIO', 'READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE'].map(
  (name) => `android.permission.${name}`,
);

css`
.camera { position: absolute; inset: 0; background: #000; color: #fff; --ripple: #fff; }
.camera-stage { position: absolute; inset: 0 0 120px; touch-action: none; }
.camera-overlay { position: absolute; inset: 0; pointer-events: none; }
@media (orientation: landscape) { .camera-stage { inset: 0 120px 0 0; } }
.camera-countdown { position: absolute; inset: 0; display: grid; place-items: center; font-size: 8rem; text-shadow: 0 2px 8px rgb(0 0 0 / 0.5); }
`;

/** Viewfinder, shutter and options. Swiping right opens the list of modes, swiping left what was taken. */
export function CameraScreen() {
  const api = useApi();
  const { visible, finish } = useActivity();
  const [settings, put] = usePreferences(cameraPreferences);
  const captures = useCaptures();
  const [mode, setMode] = useState<CameraMode>('photo');
  const [panel, setPanel] = useState<'none' | 'modes' | 'options' | 'filmstrip'>('none');
  const [zoom, setZoom] = useState(1);
  const [refused, setRefused] = useState(false);
  const shutter = useShutter({ mode, settings, zoom });
  useSystemBars({ statusBar: '#000', navigationBar: '#000', icons: 'light' });
  useEffect(() => {
    if (!visible) return;
    void api.permissions.request(required).then((granted) => {
      setRefused(granted.includes(false));
    });
  }, [visible]);
  useBack(() => setPanel('none'), panel === 'modes' || panel === 'options');
  const swipe = useSideSwipe((direction) => {
    if (shutter.recordingSince !== undefined) return;
    setPanel(direction === 'right' ? 'modes' : 'filmstrip');
  });
  if (refused) return <Refused onClose={() => void finish()} />;
  if (settings === undefined) return <FrameLayout class="camera" />;
  if (settings.recordLocation === null) return <FirstRun />;

  const change = (changes: Partial<CameraSettings>) => put(changes);
  const isRecording = shutter.recordingSince !== undefined;
  return (
    <FrameLayout class="camera" id="camera_app_root">
      <FrameLayout class="camera-stage" id="module_layout" pointer={swipe}>
        <Viewfinder mode={mode} facing={settings.facing} grid={settings.grid} zoom={zoom} />
        {isRecording && <RecordingTime sinceMs={shutter.recordingSince ?? 0} />}
        {shutter.countdown !== undefined && (
          <TextView id="remaining_seconds" class="camera-countdown">
            {String(shutter.countdown)}
          </TextView>
        )}
      </FrameLayout>
      <View id="preview_overlay" className="android.view.View" class="camera-overlay" />
      <AccessibilityButtons
        zoom={zoom}
        onZoom={setZoom}
        onModes={() => setPanel('modes')}
        onFilmstrip={() => setPanel('filmstrip')}
      />
      {!isRecording && (
        <ModeOptions
          mode={mode}
          settings={settings}
          open={panel === 'options'}
          onOpen={() => setPanel('options')}
          onChange={(changes) => void change(changes)}
        />
      )}
      <BottomBar
        mode={mode}
        isRecording={isRecording}
        newest={captures?.[0]}
        onShutter={() => {
          if (panel === 'options') setPanel('none');
          shutter.press();
        }}
        onThumbnail={() => setPanel('filmstrip')}
      />
      {panel === 'modes' && (
        <ModeList
          onChoose={(chosen) => {
            setMode(chosen);
            setPanel('none');
          }}
          onClose={() => setPanel('none')}
        />
      )}
      {panel === 'filmstrip' && <Filmstrip items={captures ?? []} onClose={() => setPanel('none')} />}
    </FrameLayout>
  );
}

/** Without its permissions the camera only says so, and ends. */
function Refused({ onClose }: { onClose: () => void }) {
  return (
    <FrameLayout class="camera">
      <AlertDialog
        title="Camera error"
        message="Camera cannot take pictures or record without its permissions. You can grant them in Settings."
        onDismiss={onClose}
        positive={{ label: 'DISMISS', onClick: onClose }}
      />
    </FrameLayout>
  );
}
