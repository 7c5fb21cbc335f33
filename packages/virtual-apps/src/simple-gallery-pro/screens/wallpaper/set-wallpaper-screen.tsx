import {
  css,
  FrameLayout,
  Icon,
  LinearLayout,
  ProgressBar,
  RadioGroupDialog,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import check from '@material-symbols/svg-400/rounded/check.svg';
import turnIcon from '@material-symbols/svg-400/rounded/rotate_right.svg';
import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../../../simple-commons/path-of.ts';
import { encodePicture, type Picture, readPicture } from '../../../simple-commons/picture.ts';
import { CanvasView } from '../editor/canvas-view.tsx';
import { CropFrame } from '../editor/crop-frame.tsx';
import { fittingCrop } from '../editor/crop-rect.ts';
import { crop, type Rect, resize, turn } from '../editor/retouch.ts';

css`
.set-wallpaper { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; background: var(--background); }
.set-wallpaper-stage { flex: 1; min-height: 0; margin: 16px; display: flex; align-items: center; justify-content: center; container-type: size; }
.set-wallpaper-picture { position: relative; flex: none; width: min(100cqw, 100cqh * var(--shape)); aspect-ratio: var(--shape); }
.set-wallpaper-actions { padding: 12px 0 36px; justify-content: center; }
`;

const screens = [
  { label: 'Home screen', value: { home: true, lock: false } },
  { label: 'Lock screen', value: { home: false, lock: true } },
  { label: 'Home and lock screen', value: { home: true, lock: true } },
];

/** Pixels of the screen held upright. */
function screenSize(): { width: number; height: number } {
  const sides = [window.screen.width, window.screen.height].map((side) => Math.round(side * window.devicePixelRatio));
  return { width: Math.min(...sides), height: Math.max(...sides) };
}

/** SetWallpaperActivity: the part of a picture that lies behind the screens, cut to their shape. */
export function SetWallpaperScreen() {
  const api = useApi();
  const { intent, finish, setResult } = useActivity();
  const [shown, setShown] = useState<{ readonly picture: Picture; readonly rect: Rect } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const screen = screenSize();
  const ratio = screen.width / screen.height;
  const show = (picture: Picture) => setShown({ picture, rect: fittingCrop(picture, ratio) });
  useEffect(() => {
    const open = async () => show(await readPicture(await api.files.read(await pathOf(api, intent.data ?? ''))));
    void open().catch(async () => {
      await api.toast('An error occurred');
      await finish();
    });
  }, [intent.data]);
  const save = async (where: { home: boolean; lock: boolean }) => {
    if (shown === null) return;
    await api.toast('Setting wallpaper…');
    const cut = resize(crop(shown.picture, shown.rect), screen.width, screen.height);
    await api.wallpaper.set(encodePicture(cut, 'jpg'), where);
    await api.toast('Wallpaper set successfully');
    await setResult(-1, {});
    await finish();
  };
  return (
    <FrameLayout id="set_wallpaper_coordinator" className="android.view.ViewGroup" class="set-wallpaper">
      <Toolbar
        id="set_wallpaper_toolbar"
        title="Set as Wallpaper"
        navigation={{ icon: back, onClick: () => void finish() }}
        menu={[{ id: 'save', title: 'Save', icon: check, showAsAction: 'always', onClick: () => setAsking(true) }]}
      />
      <FrameLayout class="set-wallpaper-stage">
        {shown === null ? (
          <ProgressBar />
        ) : (
          <FrameLayout
            class="set-wallpaper-picture"
            style={{ '--shape': String(shown.picture.width / shown.picture.height) }}
          >
            <CanvasView picture={shown.picture} filter="none" />
            <CropFrame {...shown} ratio={ratio} onChange={(rect) => setShown({ ...shown, rect })} />
          </FrameLayout>
        )}
      </FrameLayout>
      {shown !== null && (
        <LinearLayout id="bottom_set_wallpaper_actions" class="set-wallpaper-actions">
          <Icon
            id="bottom_set_wallpaper_rotate"
            icon={turnIcon}
            contentDescription="Rotate"
            onClick={() => show(turn(shown.picture, 1))}
          />
        </LinearLayout>
      )}
      {isAsking && (
        <RadioGroupDialog choices={screens} onChoose={(where) => void save(where)} onClose={() => setAsking(false)} />
      )}
    </FrameLayout>
  );
}
