import type { AppApi } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useLifecycle,
  useLive,
  usePreferences,
  useSearch,
  useSelection,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { SelectionBar } from '../../../simple-commons/selection-bar.tsx';
import { TopSearchBar } from '../../../simple-commons/top-search-bar.tsx';
import { viewTypes } from '../../dialogs/view-type-dialog.tsx';
import { activities, extras, packageName, recycleBin } from '../../package-name.ts';
import { parseCovers } from '../../store/covers.ts';
import { listOtherTiles } from '../../store/list-media-of.ts';
import { listFolders, mediaUris } from '../../store/media.ts';
import { preferences } from '../../store/preferences.ts';
import { FolderGrid } from '../../widgets/folder-grid.tsx';
import { useFolderActions } from '../../widgets/use-folder-actions.tsx';
import { openCamera, openScreen } from '../open-screens.ts';
import { useColumns } from '../use-columns.ts';
import { lookKeys, useLook } from '../use-look.ts';
import { useStorage } from '../use-storage.tsx';
import { type FoldersQuestion, foldersMenu } from './folders-menu.ts';
import { FoldersQuestions } from './folders-questions.tsx';
import { useFolderLocks } from './use-folder-locks.tsx';
import { useFolderOrder } from './use-folder-order.ts';
import { useSession } from './use-session.ts';

css`
.gallery { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.gallery-empty { padding: 32px; }
.gallery-link { text-decoration: underline; color: var(--primary); }
`;

const picking = ['android.intent.action.PICK', 'android.intent.action.GET_CONTENT'];

/** MainActivity: folders; a folder for another app, too. */
export function FoldersScreen() {
  const api = useApi();
  const { intent, setResult, finish } = useActivity();
  const { columns } = useColumns('folders');
  const search = useSearch();
  const { isGranted, dialog: storageDialog } = useStorage();
  const look = useLook();
  const [stored, change] = usePreferences(preferences);
  const values = stored ?? preferences.missing;
  const [open, setOpen] = useState<FoldersQuestion | null>(null);
  const isPicking = picking.includes(intent.action ?? '');
  useSession();
  const hasBin = values.useBin && values.showBinAtFolders && !isPicking;
  const load = async (phone: AppApi) => {
    const folders = await listFolders(phone, look);
    return [...folders, ...(await listOtherTiles(phone, folders, { hasBin }))];
  };
  const { data: folders, reload } = useLive(load, { uris: mediaUris }, [isGranted, hasBin, ...lookKeys(look)]);
  // Files that came by another way than through the index are there too.
  useLifecycle({ onResume: reload });
  const wanted = (search.query ?? '').trim().toLowerCase();
  const found = (folders ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  const selection = useSelection(found.map(({ path }) => path));
  const order = useFolderOrder(found, selection);
  const chosen = order.folders.filter(({ path }) => selection.has(path));
  const locks = useFolderLocks();
  const actions = useFolderActions({ chosen, selection, look, order, locks, onDone: reload });
  // Files are looked for among all of them, where that is wished.
  useEffect(() => {
    if (!values.searchAllFiles || !search.isOpen) return;
    search.close();
    void openScreen(api, 'media', { [extras.query]: '' });
  }, [search.isOpen]);
  const openFolder = async (path: string) => {
    if (!isPicking) return await openScreen(api, 'media', { [extras.folder]: path });
    const { code, data } = await api.startActivityForResult({
      component: { packageName, className: activities.media },
      extras: { [extras.folder]: path, pick: true },
    });
    if (code !== -1) return;
    setResult(-1, data ?? {});
    await finish();
  };
  const showAll = async () => {
    await change({ showAll: true });
    await openScreen(api, 'media');
    await finish();
  };
  // All files, or a folder of the person's choice, are opened in place of the folders.
  const isReady = isGranted && stored !== undefined && !isPicking;
  useEffect(() => {
    if (!isReady) return;
    if (values.showAll) void showAll();
    else if (values.defaultFolder !== '') void openFolder(values.defaultFolder);
  }, [isReady]);
  const menu = foldersMenu({
    ...{ isPicking, values, change },
    ask: setOpen,
    open(screen) {
      if (screen === 'camera') void openCamera(api);
      else if (screen === 'all') void showAll();
      else if (screen === 'bin') void openScreen(api, 'media', { [extras.folder]: recycleBin });
      else void openScreen(api, screen);
    },
  });
  const isFiltered = values.filter !== preferences.missing.filter;
  return (
    <FrameLayout class="gallery" id="directories_coordinator">
      {selection.isActive ? (
        <SelectionBar selection={selection} hasSelectAll menu={actions.menu} />
      ) : (
        <TopSearchBar search={search} hint="Search folders" menu={menu} />
      )}
      {folders !== undefined && found.length === 0 && (
        <LinearLayout orientation="vertical" align="center" class="gallery-empty" gap={16}>
          <TextView id="directories_empty_placeholder" align="center" color="muted">
            {wanted === '' ? emptyText(isFiltered) : 'No items found.'}
          </TextView>
          {wanted === '' ? (
            <TextView
              id="directories_empty_placeholder_2"
              class="gallery-link"
              onClick={() => setOpen(isFiltered ? 'filter' : 'include')}
            >
              {isFiltered ? 'Change filters' : 'Add folder'}
            </TextView>
          ) : (
            <TextView
              id="directories_switch_searching"
              class="gallery-link"
              onClick={() => void openScreen(api, 'media', { [extras.query]: wanted })}
            >
              Switch to file search across all visible folders
            </TextView>
          )}
        </LinearLayout>
      )}
      <FolderGrid
        folders={order.folders}
        columns={columns}
        isList={values.folderViewType === viewTypes.list}
        covers={parseCovers(values.covers)}
        isLocked={({ path }) => locks.locks.has(path)}
        item={({ path }) => selection.row(path, () => locks.whenOpened([path], () => void openFolder(path)))}
        isPinned={({ path }) => values.pinned.has(path)}
        onMove={order.isOn ? order.move : undefined}
      />
      {storageDialog}
      {locks.dialog}
      {actions.dialog}
      <FoldersQuestions question={open} onDone={reload} onClose={() => setOpen(null)} />
    </FrameLayout>
  );
}

function emptyText(isFiltered: boolean): string {
  return isFiltered
    ? 'No media files have been found with the selected filters.'
    : 'No media files have been found. You can solve it by adding the folders containing media files manually.';
}
