import { type MenuItem, type Selection, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import pinIcon from '@material-symbols/svg-400/rounded/keep.svg';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { AskDialog } from '../../simple-commons/ask-dialog.tsx';
import { CoverDialog } from '../dialogs/cover-dialog.tsx';
import { DeleteFoldersDialog } from '../dialogs/delete-folders-dialog.tsx';
import { DestinationDialog } from '../dialogs/destination-dialog.tsx';
import { ExcludeDialog } from '../dialogs/exclude-dialog.tsx';
import { FolderPropertiesDialog } from '../dialogs/folder-properties-dialog.tsx';
import { RenameFolderDialog } from '../dialogs/rename-folder-dialog.tsx';
import { extras, favoritesFolder, recycleBin } from '../package-name.ts';
import type { FolderLockCalls } from '../screens/folders/use-folder-locks.tsx';
import { parseCovers, renderCovers } from '../store/covers.ts';
import { createShortcut } from '../store/create-shortcut.ts';
import { type Folder, folderOf, type Look } from '../store/media.ts';
import { clearFavorites, deleteMedia, emptyBin, hideFolder } from '../store/operations.ts';
import { preferences } from '../store/preferences.ts';
import { tryWithToast } from './try-with-toast.ts';
import { useTransfer } from './use-transfer.tsx';

type Open = 'delete' | 'properties' | 'rename' | 'hide' | 'copy' | 'move' | 'exclude' | 'cover' | 'emptyBin' | 'endBin';

interface FolderActionsOptions {
  /** Those selected. */
  readonly chosen: readonly Folder[];
  readonly selection: Selection<string>;
  readonly look: Look;
  /** Something has changed on the disk. */
  readonly onDone: () => void;
  readonly locks: FolderLockCalls;
  /** The order of folders is to be changed by hand. */
  readonly order: {
    readonly isOn: boolean;
    start(): void;
    /** Of those selected. */
    moveToEnd(end: 'top' | 'bottom'): void;
  };
}

/** What can be done with folders, in the order of the bar of a selection, and the dialogs that ask. */
export function useFolderActions(options: FolderActionsOptions): {
  readonly menu: readonly MenuItem[];
  readonly dialog: ComponentChildren;
} {
  const { chosen, selection, look, onDone, order, locks } = options;
  const api = useApi();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    selection.clear();
    onDone();
  };
  const { start: startTransfer, question } = useTransfer((act) => tryWithToast(api, act).then(done));
  const [first] = chosen;
  const paths = chosen.map(({ path }) => path);
  const isOne = chosen.length === 1;
  const isOnDisk = !paths.includes(favoritesFolder) && !paths.includes(recycleBin);
  const isBin = isOne && first?.path === recycleBin;
  const source = first === undefined ? '' : folderOf(first.path);

  const pin = (isPinned: boolean) => {
    const pinned = new Set(values.pinned);
    for (const path of paths) isPinned ? pinned.add(path) : pinned.delete(path);
    void change({ pinned });
    selection.clear();
  };
  const hide = async (isHidden: boolean) => {
    await tryWithToast(api, async () => {
      for (const each of chosen.filter((folder) => folder.isHidden !== isHidden)) {
        await hideFolder(api, each.path, isHidden);
      }
    });
    done();
  };
  const askToHide = () => (values.wasHidingExplained ? void hide(true) : setOpen('hide'));
  const remove = async () => {
    const media = chosen.filter(({ path }) => path.startsWith('/')).flatMap((folder) => folder.media);
    const count = `${chosen.length} ${chosen.length === 1 ? 'item' : 'items'}`;
    await api.toast(values.useBin ? `Moving ${count} into the Recycle Bin` : `Deleting ${count}`);
    await tryWithToast(api, async () => {
      if (paths.includes(favoritesFolder)) await clearFavorites(api);
      await deleteMedia(api, media, { toBin: values.useBin, emptyFolders: values.deleteEmptyFolders });
    });
    done();
  };
  const askToDelete = () => {
    if (isBin) return setOpen('emptyBin');
    return locks.whenOpened(paths, () => (values.skipDeleteConfirmation ? void remove() : setOpen('delete')));
  };
  const empty = async ({ disable }: { disable: boolean }) => {
    await emptyBin(api, first?.media ?? []);
    if (disable) await change({ useBin: false });
    await api.toast('The Recycle Bin has been emptied successfully');
    done();
  };
  const setCover = (picture: string | undefined) => {
    const covers = new Map(parseCovers(values.covers));
    for (const path of paths) picture === undefined ? covers.delete(path) : covers.set(path, picture);
    void change({ covers: renderCovers(covers) });
    selection.clear();
  };
  const exclude = (excluded: readonly string[]) => {
    void change({ excluded: new Set([...values.excluded, ...excluded]) });
    selection.clear();
  };

  const menu: readonly MenuItem[] = [
    { id: 'cab_delete', title: 'Delete', icon: bin, showAsAction: 'always', onClick: askToDelete },
    {
      id: 'cab_properties',
      title: 'Properties',
      icon: info,
      showAsAction: 'always',
      onClick: () => setOpen('properties'),
    },
    {
      id: 'cab_pin',
      title: 'Pin to the top',
      icon: pinIcon,
      showAsAction: 'always',
      visible: paths.some((path) => !values.pinned.has(path)),
      onClick: () => pin(true),
    },
    { title: 'Unpin folder', visible: paths.some((path) => values.pinned.has(path)), onClick: () => pin(false) },
    { title: 'Move to the top', visible: order.isOn, onClick: () => order.moveToEnd('top') },
    { title: 'Move to the bottom', visible: order.isOn, onClick: () => order.moveToEnd('bottom') },
    { title: 'Reorder folders by dragging', visible: !order.isOn, onClick: order.start },
    { title: 'Rename', visible: isOne && isOnDisk, onClick: () => setOpen('rename') },
    {
      title: 'Hide folder',
      visible: isOnDisk && chosen.some(({ isHidden }) => !isHidden),
      onClick: askToHide,
    },
    {
      title: 'Unhide folder',
      visible: isOnDisk && chosen.some(({ isHidden }) => isHidden),
      onClick: () => void hide(false),
    },
    { title: 'Copy to', visible: isOnDisk, onClick: () => setOpen('copy') },
    { title: 'Move to', visible: isOnDisk, onClick: () => locks.whenOpened(paths, () => setOpen('move')) },
    {
      title: 'Create shortcut',
      visible: isOne,
      onClick() {
        void createShortcut(api, first?.name ?? '', 'media', { [extras.folder]: first?.path ?? '' });
        selection.clear();
      },
    },
    { title: 'Empty the Recycle Bin', visible: isBin, onClick: () => setOpen('emptyBin') },
    { title: 'Empty and disable the Recycle Bin', visible: isBin, onClick: () => setOpen('endBin') },
    { title: 'Exclude', visible: isOnDisk, onClick: () => setOpen('exclude') },
    {
      title: 'Lock folder',
      visible: paths.some((path) => !locks.locks.has(path)),
      onClick: () => locks.lock(paths),
    },
    {
      title: 'Unlock folder',
      visible: paths.some((path) => locks.locks.has(path)),
      onClick: () => locks.unlock(paths),
    },
    {
      title: 'Change cover image',
      visible: isOne,
      submenu: [
        { title: 'Select photo', onClick: () => setOpen('cover') },
        { title: 'Use default', onClick: () => setCover(undefined) },
      ],
    },
  ];

  const dialog = first !== undefined && (
    <>
      {open === 'delete' && (
        <DeleteFoldersDialog
          folders={chosen}
          toBin={values.useBin && isOnDisk}
          onDelete={() => void remove()}
          onClose={close}
        />
      )}
      {open === 'properties' && <FolderPropertiesDialog folders={chosen} onClose={close} />}
      {open === 'rename' && <RenameFolderDialog folder={first} onDone={done} onClose={close} />}
      {open === 'hide' && (
        <AskDialog
          message="A .nomedia file will be put into the folder: with it, no app that follows the rule shows what is in the folder or in those below. You see hidden folders with the option to show hidden items. Continue?"
          onYes={() => {
            void change({ wasHidingExplained: true });
            void hide(true);
          }}
          onClose={close}
        />
      )}
      {(open === 'copy' || open === 'move') && (
        <DestinationDialog
          source={source}
          onPick={(folder) =>
            void startTransfer({
              items: chosen.map(({ path, name }) => ({ path, name, isFolder: true })),
              ...{ folder, isMove: open === 'move', takesHidden: look.showHidden },
            })
          }
          onClose={close}
        />
      )}
      {open === 'exclude' && <ExcludeDialog paths={paths} onExclude={exclude} onClose={close} />}
      {open === 'cover' && <CoverDialog folder={first.path} onPick={setCover} onClose={close} />}
      {(open === 'emptyBin' || open === 'endBin') && (
        <AskDialog
          message="Are you sure you want to empty the Recycle Bin? The files in it will be lost."
          onYes={() => void empty({ disable: open === 'endBin' })}
          onClose={close}
        />
      )}
      {question}
    </>
  );
  return { menu, dialog };
}
