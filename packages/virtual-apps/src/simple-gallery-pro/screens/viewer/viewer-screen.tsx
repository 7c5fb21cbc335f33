import {
  css,
  FrameLayout,
  Icon,
  LinearLayout,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useInterval,
  useLifecycle,
  useLive,
  usePreferences,
  useSavedState,
  useSystemBars,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import save from '@material-symbols/svg-400/rounded/check.svg';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import turn from '@material-symbols/svg-400/rounded/rotate_right.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starred from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../../../simple-commons/path-of.ts';
import { encodePicture, type Picture, readPicture } from '../../../simple-commons/picture.ts';
import { extras } from '../../package-name.ts';
import { folderOf, listFolder, type Medium, mediaUris, sizeText } from '../../store/media.ts';
import { listFavorites, markFavorite } from '../../store/operations.ts';
import { type PictureSize, pictureSize } from '../../store/picture-size.ts';
import { preferences } from '../../store/preferences.ts';
import { useMediaActions } from '../../widgets/use-media-actions.tsx';
import { ResizeDialog } from '../editor/resize-dialog.tsx';
import { resize, turn as turnPicture } from '../editor/retouch.ts';
import { numberedName, SaveAsDialog } from '../editor/save-as-dialog.tsx';
import { openScreen } from '../open-screens.ts';
import { useLook } from '../use-look.ts';
import { ZoomablePhoto } from './zoomable-photo.tsx';

css`
.viewer { position: relative; flex: 1; min-height: 0; background: var(--background); }
.viewer-black { background: #000000; }
.viewer-details { position: absolute; left: 16px; bottom: 96px; padding: 8px; color: #ffffff; background: rgb(0 0 0 / 0.5); }
.viewer-pager { position: absolute; inset: 0; }
.viewer-bar.app-bar { position: absolute; left: 0; right: 0; top: calc(var(--inset-top, 48px) + 10PX); background: none; color: #ffffff; }
.viewer-shade { position: absolute; left: 0; right: 0; top: 0; height: 140px; background: linear-gradient(rgb(0 0 0 / 0.6), transparent); pointer-events: none; }
.viewer-shade-low { top: auto; bottom: 0; transform: rotate(180deg); }
.viewer-actions { position: absolute; left: 0; right: 0; bottom: 105PX; height: 105PX; color: #ffffff; }
.viewer-action { position: absolute; }
`;

/** ViewPagerActivity: one picture after the other; a tap hides what lies over them. */
export function ViewerScreen() {
  const { intent } = useActivity();
  return <Viewer start={String(intent.extras?.[extras.path] ?? '')} />;
}

/** PhotoActivity: a picture that another app shows. */
export function PhotoScreen() {
  const { intent } = useActivity();
  const { data: path } = useLive((api) => pathOf(api, intent.data ?? ''), {}, [intent.data]);
  return path === undefined ? null : <Viewer start={path} />;
}

/** What is to be done with a picture before it is saved, and under which name to begin with. */
interface Change {
  readonly suggested: string;
  readonly apply: (picture: Picture) => Picture;
}

function Viewer({ start }: { start: string }) {
  const api = useApi();
  const { intent, finish } = useActivity();
  const { look } = useLook();
  const [values = preferences.missing] = usePreferences(preferences);
  const [path, setPath] = useSavedState('path', start);
  const [isPlain, setPlain] = useState(values.hideSystemUi);
  const [angle, setAngle] = useState(0);
  const [saving, setSaving] = useState<Change | null>(null);
  const [sizing, setSizing] = useState<PictureSize | null>(null);
  const [isPlaying, setPlaying] = useState(intent.extras?.slideshow === true);
  const { data: media, reload } = useLive((phone) => listFolder(phone, folderOf(start), look), { uris: mediaUris }, [
    look.filter,
    look.showHidden,
    look.sorting,
  ]);
  const { data: favorites = new Set<string>(), reload: reloadFavorites } = useLive(listFavorites, {}, []);
  useSystemBars({ edgeToEdge: true, icons: 'light', immersive: isPlain });
  useLifecycle({ onResume: reload });
  const place = Math.max(
    0,
    (media ?? []).findIndex((medium) => medium.path === path),
  );
  const medium = media?.[place];
  const actions = useMediaActions(medium === undefined ? [] : [medium], reload);
  const show = (index: number) => {
    setAngle(0);
    const next = media?.[index];
    if (next !== undefined) setPath(next.path);
  };
  useInterval(() => show((place + 1) % (media?.length ?? 1)), isPlaying ? values.slideshowSeconds * 1000 : undefined);
  // The last one was deleted, here or by others.
  useEffect(() => {
    if (media?.length === 0) void finish();
  }, [media?.length]);
  if (media === undefined || medium === undefined) return null;
  const isFavorite = favorites.has(medium.path);
  const saveAs = async (target: string, extension: string, change: (picture: Picture) => Picture) => {
    const picture = await readPicture(await api.files.read(medium.path));
    await api.files.write(target, encodePicture(change(picture), extension));
    setAngle(0);
    reload();
  };
  const rotated: Change = { suggested: medium.path, apply: (picture) => turnPicture(picture, angle / 90) };
  const measure = async () => {
    const size = pictureSize(await api.files.read(medium.path));
    if (size === undefined) return await api.toast('An error occurred');
    return setSizing(size);
  };
  const askResized = async (width: number, height: number) => {
    const taken = new Set((await api.files.list(medium.folder)).map((file) => file.path));
    setSaving({ suggested: numberedName(medium.path, taken), apply: (picture) => resize(picture, width, height) });
  };
  const hint = (title: string) => () => void api.toast(title);
  const tap = () => {
    setPlaying(false);
    setPlain(!isPlain);
  };
  return (
    <FrameLayout
      id="fragment_holder"
      className="android.widget.RelativeLayout"
      class={values.blackBackground ? 'viewer viewer-black' : 'viewer'}
    >
      <ViewPager
        id="view_pager"
        class="viewer-pager"
        pages={media.map((each, index) =>
          Math.abs(index - place) > 1 ? null : (
            <ZoomablePhoto
              key={each.path}
              path={each.path}
              angle={index === place ? angle : 0}
              onTap={tap}
              onSwipeDown={() => values.closeBySwipe && void finish()}
              {...(index === place ? { onError: (message: string) => void api.toast(message) } : {})}
            />
          ),
        )}
        selected={place}
        onSelect={show}
      />
      {!isPlain && (
        <>
          <div class="viewer-shade" />
          <div class="viewer-shade viewer-shade-low" />
          <Toolbar
            id="medium_viewer_toolbar"
            class="viewer-bar"
            title={medium.name}
            navigation={{ icon: back, onClick: () => void finish() }}
            menu={[
              {
                id: 'menu_save_as',
                title: 'Save as',
                icon: save,
                showAsAction: 'always',
                visible: angle % 360 !== 0,
                onClick: () => setSaving(rotated),
              },
              {
                id: 'menu_rotate',
                title: 'Rotate',
                icon: turn,
                showAsAction: 'always',
                onLongClick: hint('Rotate'),
                submenu: [
                  { title: 'Rotate right', onClick: () => setAngle(angle + 90) },
                  { title: 'Rotate left', onClick: () => setAngle(angle - 90) },
                  { title: 'Rotate by 180º', onClick: () => setAngle(angle + 180) },
                ],
              },
              {
                ...actions.menu.properties,
                id: 'menu_properties',
                icon: info,
                showAsAction: 'always',
                onLongClick: hint('Properties'),
              },
              actions.menu.rename,
              actions.menu.hide,
              actions.menu.copy,
              actions.menu.move,
              actions.menu.openWith,
              { title: 'Resize', onClick: () => void measure() },
              { title: 'Slideshow', onClick: () => setPlaying(true) },
              { title: 'Settings', onClick: () => void openScreen(api, 'settings') },
            ]}
          />
          {values.extendedDetails && (
            <TextView id="photo_details" class="viewer-details" color="#ffffff">
              {[medium.name, medium.folder, sizeText(medium.size)].join('\n')}
            </TextView>
          )}
          {values.bottomActions && (
            <BottomActions
              medium={medium}
              isFavorite={isFavorite}
              onFavorite={() => void markFavorite(api, medium, !isFavorite).then(reloadFavorites)}
              onShare={() => actions.menu.share.onClick?.()}
              onDelete={() => actions.menu.delete.onClick?.()}
            />
          )}
        </>
      )}
      {actions.dialog}
      {sizing !== null && (
        <ResizeDialog
          size={sizing}
          onResize={(width, height) => void askResized(width, height)}
          onClose={() => setSizing(null)}
        />
      )}
      {saving !== null && (
        <SaveAsDialog
          path={saving.suggested}
          onSave={(target, extension) => saveAs(target, extension, saving.apply)}
          onClose={() => setSaving(null)}
        />
      )}
    </FrameLayout>
  );
}

interface BottomActionsProps {
  medium: Medium;
  isFavorite: boolean;
  onFavorite: () => void;
  onShare: () => void;
  onDelete: () => void;
}

function BottomActions({ medium, isFavorite, onFavorite, onShare, onDelete }: BottomActionsProps) {
  const api = useApi();
  const editIt = () =>
    void api
      .startActivity({ action: 'android.intent.action.EDIT', data: `file://${medium.path}`, type: 'image/*' })
      .catch(() => api.toast('No app found'));
  const buttons = [
    { id: 'bottom_favorite', label: 'Toggle favorite', icon: isFavorite ? starred : star, onClick: onFavorite },
    { id: 'bottom_edit', label: 'Edit', icon: edit, onClick: editIt },
    { id: 'bottom_share', label: 'Share', icon: share, onClick: onShare },
    { id: 'bottom_delete', label: 'Delete', icon: bin, onClick: onDelete },
  ];
  return (
    <LinearLayout id="bottom_actions_wrapper" class="viewer-actions">
      {buttons.map(({ id, label, icon, onClick }, index) => (
        <Icon
          key={id}
          id={id}
          icon={icon}
          contentDescription={label}
          class="viewer-action"
          style={{ left: `${132 + index * 237}PX`, width: '105PX', height: '105PX', padding: 8 }}
          onClick={onClick}
          onLongClick={() => void api.toast(label)}
        />
      ))}
    </LinearLayout>
  );
}
