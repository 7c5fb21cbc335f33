import {
  css,
  FrameLayout,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLifecycle,
  useLive,
  usePreferences,
  useSavedState,
  useSystemBars,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import save from '@material-symbols/svg-400/rounded/check.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import turn from '@material-symbols/svg-400/rounded/rotate_right.svg';
import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../../../simple-commons/path-of.ts';
import { encodePicture, type Picture, readPicture } from '../../../simple-commons/picture.ts';
import { SlideshowDialog } from '../../dialogs/slideshow-dialog.tsx';
import { extras, recycleBin } from '../../package-name.ts';
import { listMediaOf } from '../../store/list-media-of.ts';
import { folderOf, mediaUris, sizeText } from '../../store/media.ts';
import { listFavorites } from '../../store/operations.ts';
import { filters, preferences } from '../../store/preferences.ts';
import { useMediaActions } from '../../widgets/use-media-actions.tsx';
import { turn as turnPicture } from '../editor/retouch.ts';
import { SaveAsDialog } from '../editor/save-as-dialog.tsx';
import { openScreen } from '../open-screens.ts';
import { lookKeys, useLook } from '../use-look.ts';
import { BottomActions } from './bottom-actions.tsx';
import { showOnMap } from './show-on-map.ts';
import { useSlideshow } from './use-slideshow.ts';
import { ZoomablePhoto } from './zoomable-photo.tsx';

css`
.viewer { position: relative; flex: 1; min-height: 0; background: var(--background); }
.viewer-black { background: #000000; }
.viewer-details { position: absolute; left: 16px; bottom: 96px; padding: 8px; color: #ffffff; background: rgb(0 0 0 / 0.5); }
.viewer-pager { position: absolute; inset: 0; }
.viewer-bar.app-bar { position: absolute; left: 0; right: 0; top: calc(var(--inset-top, 48px) + 10PX); background: none; color: #ffffff; }
.viewer-shade { position: absolute; left: 0; right: 0; top: 0; height: 140px; background: linear-gradient(rgb(0 0 0 / 0.6), transparent); pointer-events: none; }
.viewer-shade-low { top: auto; bottom: 0; transform: rotate(180deg); }
`;

/** ViewPagerActivity: one picture after the other; a tap hides what lies over them. */
export function ViewerScreen() {
  const { intent } = useActivity();
  const start = String(intent.extras?.[extras.path] ?? '');
  const folder = intent.extras?.[extras.folder];
  return <Viewer start={start} folder={typeof folder === 'string' ? folder : folderOf(start)} />;
}

/** PhotoActivity: a picture that another app shows. */
export function PhotoScreen() {
  const { intent } = useActivity();
  const { data: path } = useLive((api) => pathOf(api, intent.data ?? ''), {}, [intent.data]);
  return path === undefined ? null : <Viewer start={path} folder={folderOf(path)} />;
}

/** What is to be done with a picture before it is saved, and under which name to begin with. */
interface Change {
  readonly suggested: string;
  readonly apply: (picture: Picture) => Picture;
}

/** @param folder whose files come before and after it */
function Viewer({ start, folder }: { start: string; folder: string }) {
  const api = useApi();
  const { intent, finish, setRequestedOrientation } = useActivity();
  const look = useLook();
  const [values = preferences.missing] = usePreferences(preferences);
  const [path, setPath] = useSavedState('path', start);
  const [isPlain, setPlain] = useState(values.hideSystemUi);
  const [angle, setAngle] = useState(0);
  const [saving, setSaving] = useState<Change | null>(null);
  const [isAsking, setAsking] = useState(intent.extras?.[extras.slideshow] === true);
  const { data: media, reload } = useLive((phone) => listMediaOf(phone, folder, look), { uris: mediaUris }, [
    folder,
    ...lookKeys(look),
  ]);
  const { data: favorites = new Set<string>(), reload: reloadFavorites } = useLive(listFavorites, {}, []);
  useSystemBars({ edgeToEdge: true, icons: 'light', immersive: isPlain });
  useLifecycle({ onResume: reload });
  const place = Math.max(
    0,
    (media ?? []).findIndex((medium) => medium.path === path),
  );
  const medium = media?.[place];
  const isBin = folder === recycleBin;
  const done = () => {
    reload();
    reloadFavorites();
  };
  const actions = useMediaActions({ media: medium === undefined ? [] : [medium], favorites, isBin, onDone: done });
  const show = (index: number) => {
    setAngle(0);
    const next = media?.[index];
    if (next !== undefined) setPath(next.path);
  };
  const slideshow = useSlideshow({
    media: media ?? [],
    path: medium?.path ?? '',
    onShow(path) {
      setAngle(0);
      setPath(path);
    },
  });
  const play = async () => {
    setPlain(true);
    await slideshow.start();
  };
  // The last one was deleted, here or by others.
  useEffect(() => {
    if (media?.length === 0) void finish();
  }, [media?.length]);
  if (media === undefined || medium === undefined) return null;
  const isImage = medium.type === filters.images;
  const saveAs = async (target: string, extension: string, change: (picture: Picture) => Picture) => {
    const picture = await readPicture(await api.files.read(medium.path));
    await api.files.write(target, encodePicture(change(picture), extension));
    setAngle(0);
    reload();
  };
  const rotated: Change = { suggested: medium.path, apply: (picture) => turnPicture(picture, angle / 90) };
  const hint = (title: string) => () => void api.toast(title);
  const tap = () => {
    slideshow.stop();
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
              actions.menu.unhide,
              actions.menu.copy,
              actions.menu.move,
              { ...actions.menu.restore, title: 'Restore this file' },
              actions.menu.shortcut,
              actions.menu.openWith,
              actions.menu.setAs,
              {
                title: 'Change orientation',
                submenu: [
                  { title: 'Force portrait', onClick: () => void setRequestedOrientation('portrait') },
                  { title: 'Force landscape', onClick: () => void setRequestedOrientation('landscape') },
                  { title: 'Use default orientation', onClick: () => void setRequestedOrientation('unspecified') },
                ],
              },
              actions.menu.resize,
              { title: 'Show on map', visible: isImage, onClick: () => void showOnMap(api, medium.path) },
              { title: 'Slideshow', onClick: () => setAsking(true) },
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
              isFavorite={favorites.has(medium.path)}
              hasFavorite={!isBin}
              onFavorite={() => (favorites.has(medium.path) ? actions.menu.disfavor : actions.menu.favor).onClick?.()}
              onEdit={() => actions.menu.edit.onClick?.()}
              onShare={() => actions.menu.share.onClick?.()}
              onDelete={() => actions.menu.delete.onClick?.()}
            />
          )}
        </>
      )}
      {actions.dialog}
      {isAsking && <SlideshowDialog onStart={() => void play()} onClose={() => setAsking(false)} />}
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
