import {
  css,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  useLifecycle,
  useLive,
  usePhoneClock,
  usePreferences,
  useSearch,
  useSelection,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { FastScroller } from '../../../simple-commons/fast-scroller.tsx';
import { SelectionBar } from '../../../simple-commons/selection-bar.tsx';
import { TopSearchBar } from '../../../simple-commons/top-search-bar.tsx';
import { viewTypes } from '../../dialogs/view-type-dialog.tsx';
import { extras, recycleBin } from '../../package-name.ts';
import { groupMedia } from '../../store/group-media.ts';
import { listMediaOf } from '../../store/list-media-of.ts';
import { type Medium, mediaUris } from '../../store/media.ts';
import { listFavorites, restoreMedia } from '../../store/operations.ts';
import { preferences } from '../../store/preferences.ts';
import { type MediaActions, useMediaActions } from '../../widgets/use-media-actions.tsx';
import { openCamera, openScreen } from '../open-screens.ts';
import { tileName } from '../tile-name.ts';
import { useColumns } from '../use-columns.ts';
import { lookKeys, useLook } from '../use-look.ts';
import { MediaGrid } from './media-grid.tsx';
import { type MediaQuestion, mediaMenu } from './media-menu.ts';
import { MediaQuestions } from './media-questions.tsx';

css`
.media { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; overflow: hidden; }
.media-empty { padding: 32px; }
.media-link { padding: 0 32px; text-decoration: underline; color: var(--primary); }
`;

/** MediaActivity: the files of a folder, of all, or in the recycle bin. SearchActivity: those of all with a name. */
export function MediaScreen() {
  const api = useApi();
  const { intent, finish, setResult } = useActivity();
  const folder = String(intent.extras?.[extras.folder] ?? '');
  const { columns } = useColumns('media');
  const isBin = folder === recycleBin;
  const isSearch = typeof intent.extras?.[extras.query] === 'string';
  const isPicking = intent.extras?.pick === true;
  useSystemBars({ edgeToEdge: 'bottom' });
  const search = useSearch();
  const clock = usePhoneClock();
  const look = useLook();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [open, setOpen] = useState<MediaQuestion | null>(null);
  const { data: media, reload } = useLive((phone) => listMediaOf(phone, folder, look), { uris: mediaUris }, [
    folder,
    ...lookKeys(look),
  ]);
  const { data: favorites = new Set<string>() } = useLive(listFavorites, {}, [media]);
  useLifecycle({ onResume: reload });
  // Opened to search.
  useEffect(() => {
    if (typeof intent.extras?.[extras.query] === 'string') search.setQuery(intent.extras[extras.query] as string);
  }, []);
  // A folder that has become empty closes.
  const isEmpty = media?.length === 0;
  useEffect(() => {
    if (isEmpty && folder !== '' && look.filter === preferences.missing.filter) void finish();
  }, [isEmpty]);
  const wanted = (search.query ?? '').trim().toLowerCase();
  const shown = (media ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  const selection = useSelection(shown.map(({ path }) => path));
  const chosen = shown.filter(({ path }) => selection.has(path));
  const done = () => {
    selection.clear();
    reload();
  };
  const actions = useMediaActions({ media: chosen, favorites, isBin, onDone: done });
  const openMedium = (medium: Medium) => {
    if (!isPicking) return void openScreen(api, 'viewer', { [extras.path]: medium.path, [extras.folder]: folder });
    setResult(-1, { data: `file://${medium.path}` });
    return void finish();
  };
  const openFolders = async () => {
    await change({ showAll: false });
    await openScreen(api, 'main');
    await finish();
  };
  const restoreAll = async () => {
    await restoreMedia(api, shown);
    await api.toast('Files have been restored successfully');
    done();
  };
  const isAll = folder === '' && !isSearch;
  const menu = mediaMenu({
    ...{ folder, isSearch, values, change },
    ask: setOpen,
    restoreAll: () => void restoreAll(),
    open(screen) {
      if (screen === 'camera') void openCamera(api);
      else if (screen === 'folders') void openFolders();
      else if (screen === 'bin') void openScreen(api, 'media', { [extras.folder]: recycleBin });
      else if (screen !== 'slideshow') void openScreen(api, screen);
      else {
        const [first] = shown;
        const start = { [extras.path]: first?.path ?? '', [extras.folder]: folder, [extras.slideshow]: true };
        void (first === undefined
          ? api.toast('No media for the slideshow have been found')
          : openScreen(api, 'viewer', start));
      }
    },
  });
  return (
    <ScrollView id="media_coordinator" class="media" collapsing>
      {selection.isActive ? (
        <SelectionBar selection={selection} hasSelectAll menu={selectionMenu(actions)} />
      ) : (
        <TopSearchBar
          id="media_menu"
          search={search}
          hint={isAll || isSearch ? 'Search files' : `Search in ${tileName(folder)}`}
          backDescription="Back"
          onBack={isAll ? undefined : () => void finish()}
          menu={menu}
        />
      )}
      {media !== undefined && shown.length === 0 && (
        <TextView id="media_empty_text_placeholder" class="media-empty" align="center" color="muted">
          {wanted === '' ? 'No media files have been found with the selected filters.' : 'No items found.'}
        </TextView>
      )}
      {media !== undefined && shown.length === 0 && wanted === '' && !isBin && (
        <TextView
          id="media_empty_text_placeholder_2"
          class="media-link"
          align="center"
          onClick={() => setOpen('filter')}
        >
          Change filters
        </TextView>
      )}
      <FastScroller id="media_fastscroller">
        <MediaGrid
          groups={groupMedia(shown, values.groupBy, clock)}
          columns={columns}
          isList={values.viewType === viewTypes.list}
          showNames={values.showNames}
          isCropped={values.cropThumbnails}
          favorites={favorites}
          item={(medium) => selection.row(medium.path, () => openMedium(medium))}
        />
      </FastScroller>
      {actions.dialog}
      <MediaQuestions question={open} folder={folder} shown={shown} onDone={done} onClose={() => setOpen(null)} />
    </ScrollView>
  );
}

function selectionMenu({ menu }: MediaActions) {
  return [
    menu.delete,
    menu.share,
    menu.rotate,
    menu.properties,
    menu.rename,
    menu.hide,
    menu.unhide,
    menu.copy,
    menu.move,
    menu.shortcut,
    menu.openWith,
    menu.setAs,
    menu.resize,
    menu.edit,
    menu.favor,
    menu.disfavor,
    menu.restore,
    menu.fixDateTaken,
  ];
}
