import {
  css,
  FrameLayout,
  Glyph,
  Icon,
  type IconSource,
  LinearLayout,
  TextView,
  useApi,
} from '@androidworld/app-sdk/ui';
import photoCamera from '@material-symbols/svg-400/rounded/photo_camera-fill.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import videocam from '@material-symbols/svg-400/rounded/videocam-fill.svg';
import type { CameraMode } from '../camera-settings.ts';
import { activities, cameraPackage } from '../package-name.ts';
import { useSideSwipe } from './use-side-swipe.ts';

css`
.camera-modes { position: absolute; inset: 0; background: rgb(0 0 0 / 0.75); display: flex; flex-direction: column; justify-content: center; z-index: 4; touch-action: none; }
.camera-mode { padding: 10px 24px; gap: 20px; }
.camera-mode-disc { width: 56px; height: 56px; border-radius: 50%; display: grid; place-items: center; }
.camera-mode-settings { position: absolute; right: 20px; bottom: 52px; width: 48px; height: 48px; border-radius: 50%; background: rgb(255 255 255 / 0.15); }
.camera-mode-settings > svg { padding: 12px; box-sizing: border-box; }
`;

const modes: readonly {
  mode: CameraMode;
  label: string;
  contentDescription: string;
  icon: IconSource;
  color: string;
}[] = [
  { mode: 'photo', label: 'Camera', contentDescription: 'Switch to Camera Mode', icon: photoCamera, color: '#4285f4' },
  { mode: 'video', label: 'Video', contentDescription: 'Switch to Video Camera', icon: videocam, color: '#db4437' },
];

/** The list of modes that comes in from the left. */
export function ModeList({ onChoose, onClose }: { onChoose: (mode: CameraMode) => void; onClose: () => void }) {
  const api = useApi();
  const swipe = useSideSwipe((direction) => {
    if (direction === 'left') onClose();
  });
  return (
    <FrameLayout class="camera-modes" id="mode_list_layout" pointer={swipe} onClick={onClose}>
      {modes.map(({ mode, label, contentDescription: desc, icon, color }) => (
        <LinearLayout
          key={mode}
          className="android.widget.FrameLayout"
          class="camera-mode"
          contentDescription={desc}
          onClick={() => onChoose(mode)}
        >
          <span class="camera-mode-disc" style={{ background: color }}>
            <Glyph icon={icon} size={30} />
          </span>
          <TextView id="selector_text" textAppearance="title-large">
            {label}
          </TextView>
        </LinearLayout>
      ))}
      <Icon
        id="settings_button"
        contentDescription="Settings"
        icon={settings}
        size={48}
        class="camera-mode-settings"
        onClick={() => {
          onClose();
          void api.startActivity({ component: { packageName: cameraPackage, className: activities.settings } });
        }}
      />
    </FrameLayout>
  );
}
