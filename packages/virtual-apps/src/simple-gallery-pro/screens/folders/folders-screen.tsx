import {
  ConfirmDialog,
  css,
  FrameLayout,
  glyphs,
  LinearLayout,
  type MenuItem,
  TextInputDialog,
  TextView,
  useActivity,
  useApi,
  useLifecycle,
  useLive,
  usePreferences,
  useSearch,
  useSelection,
} from '@androidworld/app-sdk/ui';
import camera from '@material-symbols/svg-400/rounded/photo_camera.svg';
import all from '@material-symbols/svg-400/rounded/photo_library.svg';
import { useEffect, useState } from 'preact/hooks';
import { SelectionBar } from '../../../simple-commons/selection-bar.tsx';
import { TopSearchBar } from '../../../simple-commons/top-search-bar.tsx';
import { FilterDialog } from '../../dialogs/filter-dialog.tsx';
import { FolderPicker } from '../../dialogs/folder-picker.tsx';
import { SortDialog } from '../../dialogs/sort-dialog.tsx';
import { extras, storage } from '../../package-name.ts';
import { listFolders, mediaUris, sortFolders } from '../../store/media.ts';
import { hideFolder, listBin, renameFolder } from '../../store/operations.ts';
import { preferences } from '../../store/preferences.ts';
import { FolderGrid } from '../../widgets/folder-grid.tsx';
import { useMediaActions } from '../../widgets/use-media-actions.tsx';
import { ColumnsDialog } from '../columns-dialog.tsx';
import { openCamera, openScreen } from '../open-screens.ts';
import { useColumns } from '../use-columns.ts';
import { useLook } from '../use-look.ts';
import { useStorage } from '../use-storage.tsx';

css`
.gallery { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.gallery-empty { padding: 32px; }
.gallery-link { text-decoration: underline; color: var(--primary); }
`;

type Open = 'sort' | 'filter' | 'columns' | 'folder' | 'rename' | 'exclude' | null;

const picking = ['android.intent.action.PICK', 'android.intent.action.GET_CONTENT'];

/** MainActivity: folders; a folder for another app, too. */
export function FoldersScreen() {
  const api = useApi();
  const { intent, setResult, finish } = useActivity();
  const { columns, setColumns } = useColumns('folders');
  const search = useSearch();
  const { isGranted, dialog: storageDialog } = useStorage();
  const { look, isHiddenShown, toggleHidden } = useLook();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [open, setOpen] = useState<Open>(null);
  const isPicking = picking.includes(intent.action ?? '');
  const { data: folders, reload } = useLive((phone) => listFolders(phone, look), { uris: mediaUris }, [
    isGranted,
    look.filter,
    look.showHidden,
    look.sorting,
    look.excluded,
  ]);
  const { data: thrown = [] } = useLive(listBin, {}, [folders]);
  // Files that came by another way than through the index are there too.
  useLifecycle({ onResume: reload });
  const wanted = (search.query ?? '').trim().toLowerCase();
  const shown = sortFolders(folders ?? [], values.folderSorting)
    .toSorted((one, other) => Number(values.pinned.has(other.path)) - Number(values.pinned.has(one.path)))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
  const selection = useSelection(shown.map(({ path }) => path));
  const chosen = shown.filter(({ path }) => selection.has(path));
  const media = chosen.flatMap((folder) => folder.media);
  const actions = useMediaActions(media, () => {
    selection.clear();
    reload();
  });
  // Files are looked for among all of them, where that is wished.
  useEffect(() => {
    if (!values.searchAllFiles || !search.isOpen) return;
    search.close();
    void openScreen(api, 'media', { [extras.showAll]: true, [extras.query]: '' });
  }, [search.isOpen]);
  const openFolder = async (path: string) => {
    if (!isPicking) return await openScreen(api, 'media', { [extras.folder]: path });
    const { code, data } = await api.startActivityForResult({
      component: { packageName: api.packageName, className: `${api.packageName}.activities.MediaActivity` },
      extras: { [extras.folder]: path, pick: true },
    });
    if (code !== -1) return;
    setResult(-1, data ?? {});
    await finish();
  };
  // A folder of the person's choice is opened in place of all.
  useEffect(() => {
    if (isGranted && values.defaultFolder !== '' && !isPicking) void openFolder(values.defaultFolder);
  }, [isGranted]);
  const pin = (isPinned: boolean) => {
    const pinned = new Set(values.pinned);
    for (const { path } of chosen) isPinned ? pinned.add(path) : pinned.delete(path);
    void change({ pinned });
    selection.clear();
  };
  const hide = (isHidden: boolean) =>
    void (async () => {
      for (const each of chosen.filter((folder) => folder.isHidden !== isHidden)) {
        await hideFolder(api, each.path, isHidden);
      }
      selection.clear();
      reload();
    })();
  const exclude = () => {
    void change({ excluded: new Set([...values.excluded, ...chosen.map(({ path }) => path)]) });
    selection.clear();
  };
  const rename = async (path: string, name: string) => {
    if (name.trim() === '' || name.includes('/')) return await api.toast('The name contains invalid characters');
    await renameFolder(api, path, name.trim());
    selection.clear();
    return reload();
  };
  const menu: readonly MenuItem[] = [
    {
      id: 'open_camera',
      title: 'Open camera',
      icon: camera,
      showAsAction: 'always',
      onClick: () => void openCamera(api),
    },
    {
      id: 'show_all',
      title: 'Show all folders content',
      icon: all,
      showAsAction: 'always',
      onClick: () => void openScreen(api, 'media', { [extras.showAll]: true }),
    },
    { title: 'Sort by', onClick: () => setOpen('sort') },
    { title: 'Filter media', onClick: () => setOpen('filter') },
    { title: isHiddenShown ? 'Stop showing hidden media' : 'Temporarily show hidden', onClick: toggleHidden },
    { title: 'Create new folder', onClick: () => setOpen('folder') },
    {
      title: 'Open the Recycle Bin',
      visible: thrown.length > 0,
      onClick: () => void openScreen(api, 'media', { bin: true }),
    },
    { title: 'Column count', onClick: () => setOpen('columns') },
    { title: 'Settings', onClick: () => void openScreen(api, 'settings') },
    { title: 'About', onClick: () => void openScreen(api, 'about') },
  ];
  const close = () => setOpen(null);
  return (
    <FrameLayout class="gallery" id="directories_coordinator">
      {selection.isActive ? (
        <SelectionBar
          selection={selection}
          hasSelectAll
          menu={[
            actions.menu.delete,
            { ...actions.menu.properties, id: 'cab_properties', icon: glyphs.more, showAsAction: 'never' },
            { title: 'Pin to the top', onClick: () => pin(true) },
            {
              title: 'Unpin folder',
              visible: chosen.some(({ path }) => values.pinned.has(path)),
              onClick: () => pin(false),
            },
            { title: 'Rename', visible: chosen.length === 1, onClick: () => setOpen('rename') },
            { title: 'Hide folder', visible: chosen.some(({ isHidden }) => !isHidden), onClick: () => hide(true) },
            { title: 'Unhide folder', visible: chosen.some(({ isHidden }) => isHidden), onClick: () => hide(false) },
            actions.menu.copy,
            actions.menu.move,
            { title: 'Exclude', onClick: () => setOpen('exclude') },
          ]}
        />
      ) : (
        <TopSearchBar search={search} hint="Search folders" menu={menu} />
      )}
      {folders !== undefined && shown.length === 0 && (
        <LinearLayout orientation="vertical" align="center" class="gallery-empty" gap={16}>
          <TextView id="directories_empty_placeholder" align="center" color="muted">
            {wanted === ''
              ? 'No media files have been found. You can solve it by adding the folders containing media files manually.'
              : 'No items found.'}
          </TextView>
          {wanted !== '' && (
            <TextView
              id="directories_switch_searching"
              class="gallery-link"
              onClick={() => void openScreen(api, 'media', { [extras.showAll]: true, [extras.query]: wanted })}
            >
              Switch to file search across all visible folders
            </TextView>
          )}
          {wanted === '' && (
            <TextView id="directories_empty_placeholder_2" class="gallery-link" onClick={() => setOpen('filter')}>
              Change filters
            </TextView>
          )}
        </LinearLayout>
      )}
      <FolderGrid
        folders={shown}
        columns={columns}
        item={({ path }) => selection.row(path, () => void openFolder(path))}
        isPinned={({ path }) => values.pinned.has(path)}
      />
      {storageDialog}
      {actions.dialog}
      {open === 'sort' && (
        <SortDialog
          value={values.folderSorting}
          onSort={(folderSorting) => void change({ folderSorting })}
          onClose={close}
        />
      )}
      {open === 'filter' && (
        <FilterDialog value={values.filter} onFilter={(filter) => void change({ filter })} onClose={close} />
      )}
      {open === 'columns' && <ColumnsDialog columns={columns} onColumns={setColumns} onClose={close} />}
      {open === 'rename' && chosen[0] !== undefined && (
        <TextInputDialog
          id="rename_item_name"
          title="Rename"
          initial={chosen[0].name}
          onDone={(name) => void rename(chosen[0]?.path ?? '', name)}
          onClose={close}
        />
      )}
      {open === 'exclude' && (
        <ConfirmDialog
          message="This will exclude the selection together with its subfolders from Simple Gallery only. You can manage excluded folders in the app settings."
          onConfirm={exclude}
          onClose={close}
        />
      )}
      {open === 'folder' && <FolderPicker folder={storage} onPick={reload} onClose={close} />}
    </FrameLayout>
  );
}
