import type { AppApi } from '@androidworld/app-sdk';
import {
  css,
  type MenuItem,
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
import names from '@material-symbols/svg-400/rounded/label.svg';
import sort from '@material-symbols/svg-400/rounded/sort.svg';
import { useEffect, useState } from 'preact/hooks';
import { FastScroller } from '../../../simple-commons/fast-scroller.tsx';
import { SelectionBar } from '../../../simple-commons/selection-bar.tsx';
import { TopSearchBar } from '../../../simple-commons/top-search-bar.tsx';
import { FilterDialog } from '../../dialogs/filter-dialog.tsx';
import { FolderPicker } from '../../dialogs/folder-picker.tsx';
import { GroupDialog } from '../../dialogs/group-dialog.tsx';
import { SortDialog } from '../../dialogs/sort-dialog.tsx';
import { extras } from '../../package-name.ts';
import { groupMedia } from '../../store/group-media.ts';
import {
  folderName,
  type Look,
  listFolder,
  listFolders,
  type Medium,
  mediaUris,
  sortMedia,
} from '../../store/media.ts';
import { emptyBin, listBin, listFavorites, markFavorite, restoreMedia } from '../../store/operations.ts';
import { preferences } from '../../store/preferences.ts';
import { useMediaActions } from '../../widgets/use-media-actions.tsx';
import { ColumnsDialog } from '../columns-dialog.tsx';
import { openScreen } from '../open-screens.ts';
import { useColumns } from '../use-columns.ts';
import { useLook } from '../use-look.ts';
import { MediaGrid } from './media-grid.tsx';

css`
.media { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; overflow: hidden; }
.media-empty { padding: 32px; }
`;

type Open = 'sort' | 'group' | 'filter' | 'columns' | 'folder' | null;

/** MediaActivity: the files of a folder, of all, or in the recycle bin. */
export function MediaScreen() {
  const api = useApi();
  const { intent, finish, setResult } = useActivity();
  const folder = String(intent.extras?.[extras.folder] ?? '');
  const isBin = intent.extras?.bin === true;
  const isPicking = intent.extras?.pick === true;
  const { columns, setColumns } = useColumns('media');
  useSystemBars({ edgeToEdge: 'bottom' });
  const search = useSearch();
  const clock = usePhoneClock();
  const { look, isHiddenShown, toggleHidden } = useLook();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [open, setOpen] = useState<Open>(null);
  const load = (phone: AppApi) => (isBin ? listBin(phone) : listMediaOf(phone, folder, look));
  const { data: media, reload } = useLive(load, { uris: mediaUris }, [
    look.filter,
    look.showHidden,
    look.sorting,
    look.excluded,
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
  const actions = useMediaActions(chosen, done);
  const openMedium = (medium: Medium) => {
    if (!isPicking) return void openScreen(api, 'viewer', { [extras.path]: medium.path });
    setResult(-1, { data: `file://${medium.path}` });
    return void finish();
  };
  const favor = (isFavorite: boolean) => async () => {
    for (const medium of chosen) await markFavorite(api, medium, isFavorite);
    done();
  };
  const isAll = folder === '' && !isBin;
  const menu: readonly MenuItem[] = [
    {
      id: 'toggle_filename',
      title: 'Toggle filename visibility',
      icon: names,
      showAsAction: 'always',
      onClick: () => void change({ showNames: !values.showNames }),
    },
    { id: 'sort', title: 'Sort by', icon: sort, showAsAction: 'always', onClick: () => setOpen('sort') },
    { title: 'Filter media', onClick: () => setOpen('filter') },
    {
      title: 'Change view type',
      onClick: () => void change({ viewType: values.viewType === 1 ? 2 : 1 }),
    },
    { title: isHiddenShown ? 'Stop showing hidden media' : 'Temporarily show hidden', onClick: toggleHidden },
    {
      title: 'Restore all files',
      visible: isBin,
      onClick: () => void restoreMedia(api, shown).then(done),
    },
    { title: 'Empty the Recycle Bin', visible: isBin, onClick: () => void emptyBin(api, shown).then(done) },
    {
      title: 'Open the Recycle Bin',
      visible: !isBin,
      onClick: () => void openScreen(api, 'media', { bin: true }),
    },
    { title: 'Group by', onClick: () => setOpen('group') },
    {
      title: values.defaultFolder === folder ? 'Unset as default folder' : 'Set as default folder',
      visible: folder !== '',
      onClick: () => void change({ defaultFolder: values.defaultFolder === folder ? '' : folder }),
    },
    { title: 'Create new folder', visible: !isAll && !isBin, onClick: () => setOpen('folder') },
    { title: 'Column count', onClick: () => setOpen('columns') },
    {
      title: 'Slideshow',
      onClick: () => void openScreen(api, 'viewer', { [extras.path]: shown[0]?.path ?? '', slideshow: true }),
    },
    { title: 'Settings', onClick: () => void openScreen(api, 'settings') },
  ];
  const close = () => setOpen(null);
  const place = isBin ? 'Recycle Bin' : folderName(folder);
  return (
    <ScrollView id="media_coordinator" class="media" collapsing>
      {selection.isActive ? (
        <SelectionBar
          selection={selection}
          hasSelectAll
          menu={
            isBin
              ? [
                  { title: 'Restore selected files', onClick: () => void restoreMedia(api, chosen).then(done) },
                  { title: 'Delete', onClick: () => void emptyBin(api, chosen).then(done) },
                ]
              : [
                  actions.menu.delete,
                  actions.menu.share,
                  actions.menu.rotate,
                  actions.menu.properties,
                  actions.menu.rename,
                  actions.menu.hide,
                  actions.menu.copy,
                  actions.menu.move,
                  actions.menu.openWith,
                  actions.menu.edit,
                  { title: 'Add to favorites', onClick: () => void favor(true)() },
                  {
                    title: 'Remove from favorites',
                    visible: chosen.some(({ path }) => favorites.has(path)),
                    onClick: () => void favor(false)(),
                  },
                ]
          }
        />
      ) : (
        <TopSearchBar
          id="media_menu"
          search={search}
          hint={isAll ? 'Search files' : `Search in ${place}`}
          backDescription="Back"
          onBack={() => void finish()}
          menu={menu}
        />
      )}
      {media !== undefined && shown.length === 0 && (
        <TextView id="media_empty_text_placeholder" class="media-empty" align="center" color="muted">
          {wanted === '' ? 'No media files have been found with the selected filters.' : 'No items found.'}
        </TextView>
      )}
      <FastScroller id="media_fastscroller">
        <MediaGrid
          groups={groupMedia(shown, values.groupBy, clock)}
          columns={columns}
          isList={values.viewType === 2}
          showNames={values.showNames}
          isCropped={values.cropThumbnails}
          favorites={favorites}
          item={(medium) => selection.row(medium.path, () => openMedium(medium))}
        />
      </FastScroller>
      {actions.dialog}
      {open === 'sort' && (
        <SortDialog value={values.fileSorting} onSort={(fileSorting) => void change({ fileSorting })} onClose={close} />
      )}
      {open === 'filter' && (
        <FilterDialog value={values.filter} onFilter={(filter) => void change({ filter })} onClose={close} />
      )}
      {open === 'group' && (
        <GroupDialog value={values.groupBy} onGroup={(groupBy) => void change({ groupBy })} onClose={close} />
      )}
      {open === 'columns' && <ColumnsDialog columns={columns} onColumns={setColumns} onClose={close} />}
      {open === 'folder' && <FolderPicker folder={folder} onPick={reload} onClose={close} />}
    </ScrollView>
  );
}

/** Of one folder, or of all. */
async function listMediaOf(api: AppApi, folder: string, look: Look): Promise<Medium[]> {
  if (folder !== '') return await listFolder(api, folder, look);
  const folders = await listFolders(api, look);
  return sortMedia(
    folders.flatMap(({ media }) => media),
    look.sorting,
  );
}
