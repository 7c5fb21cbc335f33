import { type MenuItem, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { encodePicture, readPicture } from '../../simple-commons/picture.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { DestinationDialog } from '../dialogs/destination-dialog.tsx';
import { PropertiesDialog } from '../dialogs/properties-dialog.tsx';
import { RenameDialog } from '../dialogs/rename-dialog.tsx';
import { extras } from '../package-name.ts';
import { turn } from '../screens/editor/retouch.ts';
import { createShortcut } from '../store/create-shortcut.ts';
import { fixDateTaken } from '../store/fix-date-taken.ts';
import type { Medium } from '../store/media.ts';
import { deleteMedia, emptyBin, markFavorite, renameMedium, restoreMedia } from '../store/operations.ts';
import { filters, preferences } from '../store/preferences.ts';
import { shareMedia, uriOf } from './share-media.ts';
import { tryWithToast } from './try-with-toast.ts';
import { useResize } from './use-resize.tsx';
import { useTransfer } from './use-transfer.tsx';

type Open = 'delete' | 'properties' | 'rename' | 'copy' | 'move' | null;

type Name =
  | 'delete'
  | 'share'
  | 'rotate'
  | 'properties'
  | 'rename'
  | 'hide'
  | 'unhide'
  | 'copy'
  | 'move'
  | 'shortcut'
  | 'openWith'
  | 'setAs'
  | 'resize'
  | 'edit'
  | 'favor'
  | 'disfavor'
  | 'restore'
  | 'fixDateTaken';

export interface MediaActions {
  /** Of a selection bar or a viewer. */
  readonly menu: Readonly<Record<Name, MenuItem>>;
  readonly dialog: ComponentChildren;
}

interface MediaActionsOptions {
  readonly media: readonly Medium[];
  /** Those that are liked. */
  readonly favorites: ReadonlySet<string>;
  /** They lie in the recycle bin. */
  readonly isBin: boolean;
  /** Something has changed on the disk. */
  readonly onDone: () => void;
}

/** What can be done with some files, and the dialogs that ask. */
export function useMediaActions({ media, favorites, isBin, onDone }: MediaActionsOptions): MediaActions {
  const api = useApi();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [open, setOpen] = useState<Open>(null);
  const [first] = media;
  const isOne = media.length === 1;
  const toBin = values.useBin && !isBin;
  const close = () => setOpen(null);
  const run = async (act: () => Promise<unknown>) => {
    await tryWithToast(api, act);
    onDone();
  };
  const { start: startTransfer, question } = useTransfer(run);
  const { start: startResize, dialog: resizeDialog } = useResize(onDone);
  const remove = ({ toBin: isKept }: { toBin: boolean }) => {
    const count = `${media.length} ${isOne ? 'item' : 'items'}`;
    void api.toast(isKept ? `Moving ${count} into the Recycle Bin` : `Deleting ${count}`);
    void run(() =>
      isBin
        ? emptyBin(api, media)
        : deleteMedia(api, media, { toBin: isKept, emptyFolders: values.deleteEmptyFolders }),
    );
  };
  const askToDelete = () => {
    if (values.skipDeleteConfirmation) return remove({ toBin });
    if (values.skipDeleteConfirmationForNow) return remove({ toBin: toBin && !values.skipBinForNow });
    return setOpen('delete');
  };
  const rotate = (quarters: number) => {
    void api.toast('Saving…');
    void run(async () => {
      for (const { path } of media) {
        const picture = turn(await readPicture(await api.files.read(path)), quarters);
        await api.files.write(path, encodePicture(picture, path.slice(path.lastIndexOf('.') + 1)));
      }
      return 'File saved successfully';
    });
  };
  const isHidden = ({ name }: Medium) => name.startsWith('.');
  const hide = (hidden: boolean) => () =>
    void run(async () => {
      for (const medium of media.filter((each) => isHidden(each) !== hidden)) {
        await renameMedium(api, medium, hidden ? `.${medium.name}` : medium.name.replace(/^\.+/, ''));
      }
    });
  const favor = (isFavorite: boolean) => () =>
    void run(async () => {
      for (const medium of media.filter(({ path }) => favorites.has(path) !== isFavorite)) {
        await markFavorite(api, medium, isFavorite);
      }
    });
  const restore = () =>
    void run(async () => {
      await restoreMedia(api, media);
      return 'Files have been restored successfully';
    });
  const fix = () => {
    void api.toast('Fixing…');
    void run(async () =>
      (await fixDateTaken(api, media)) > 0 ? 'Dates fixed successfully' : 'An unknown error occurred',
    );
  };
  const dialog = first !== undefined && (
    <>
      {open === 'delete' && (
        <DeleteDialog
          media={media}
          toBin={toBin}
          onDelete={(answer) => {
            if (answer.isRemembered) {
              void change({ skipDeleteConfirmationForNow: true, skipBinForNow: toBin && !answer.toBin });
            }
            remove(answer);
          }}
          onClose={close}
        />
      )}
      {open === 'properties' && <PropertiesDialog media={media} onClose={close} />}
      {open === 'rename' && (
        <RenameDialog
          medium={first}
          onClose={() => {
            close();
            onDone();
          }}
        />
      )}
      {(open === 'copy' || open === 'move') && (
        <DestinationDialog
          source={first.folder}
          onPick={(folder) =>
            void startTransfer({
              items: media.map(({ path, name }) => ({ path, name, isFolder: false })),
              ...{ folder, isMove: open === 'move', takesHidden: true },
            })
          }
          onClose={close}
        />
      )}
      {question}
      {resizeDialog}
    </>
  );
  return {
    menu: {
      delete: { id: 'cab_delete', title: 'Delete', icon: bin, showAsAction: 'always', onClick: askToDelete },
      share: {
        id: 'cab_share',
        title: 'Share',
        icon: share,
        showAsAction: 'always',
        onClick: () => void shareMedia(api, media),
      },
      rotate: {
        title: 'Rotate',
        submenu: [
          { title: 'Rotate right', onClick: () => rotate(1) },
          { title: 'Rotate left', onClick: () => rotate(-1) },
          { title: 'Rotate by 180º', onClick: () => rotate(2) },
        ],
      },
      properties: { title: 'Properties', onClick: () => setOpen('properties') },
      rename: { title: 'Rename', visible: isOne && !isBin, onClick: () => setOpen('rename') },
      hide: { title: 'Hide', visible: !isBin && media.some((each) => !isHidden(each)), onClick: hide(true) },
      unhide: { title: 'Unhide', visible: !isBin && media.some(isHidden), onClick: hide(false) },
      copy: { title: 'Copy to', onClick: () => setOpen('copy') },
      move: { title: 'Move to', visible: !isBin, onClick: () => setOpen('move') },
      shortcut: {
        title: 'Create shortcut',
        visible: isOne && !isBin,
        onClick: () => void createShortcut(api, first?.name ?? '', 'viewer', { [extras.path]: first?.path ?? '' }),
      },
      openWith: {
        title: 'Open with',
        visible: isOne,
        onClick: () =>
          void api.startChooser({ action: 'android.intent.action.VIEW', data: uriOf(first), type: 'image/*' }),
      },
      setAs: {
        title: 'Set as',
        visible: isOne,
        onClick: () =>
          void api.startChooser(
            { action: 'android.intent.action.ATTACH_DATA', data: uriOf(first), type: 'image/*' },
            'Set as',
          ),
      },
      resize: {
        title: 'Resize',
        visible: isOne && first?.type === filters.images,
        onClick: () => first !== undefined && void startResize(first),
      },
      edit: {
        title: 'Edit',
        visible: isOne,
        onClick: () =>
          void api
            .startActivity({ action: 'android.intent.action.EDIT', data: uriOf(first), type: 'image/*' })
            .catch(() => api.toast('No app found')),
      },
      favor: {
        title: 'Add to favorites',
        visible: !isBin && media.some(({ path }) => !favorites.has(path)),
        onClick: favor(true),
      },
      disfavor: {
        title: 'Remove from favorites',
        visible: !isBin && media.some(({ path }) => favorites.has(path)),
        onClick: favor(false),
      },
      restore: { title: 'Restore selected files', visible: isBin, onClick: restore },
      fixDateTaken: { title: 'Fix Date Taken value', visible: !isBin, onClick: fix },
    },
    dialog,
  };
}
