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
import { turn } from '../screens/editor/retouch.ts';
import type { Medium } from '../store/media.ts';
import { deleteMedia, renameMedium } from '../store/operations.ts';
import { preferences } from '../store/preferences.ts';
import { useTransfer } from './use-transfer.tsx';

type Open = 'delete' | 'properties' | 'rename' | 'copy' | 'move' | null;

interface MediaActions {
  /** Of a selection bar or a viewer. */
  readonly menu: Readonly<
    Record<
      'delete' | 'share' | 'properties' | 'rename' | 'hide' | 'copy' | 'move' | 'edit' | 'openWith' | 'rotate',
      MenuItem
    >
  >;
  readonly dialog: ComponentChildren;
}

/**
 * What can be done with some files, and the dialogs that ask.
 *
 * @param onDone something has changed on the disk
 */
export function useMediaActions(media: readonly Medium[], onDone: () => void): MediaActions {
  const api = useApi();
  const [values = preferences.missing] = usePreferences(preferences);
  const [open, setOpen] = useState<Open>(null);
  const [first] = media;
  const close = () => setOpen(null);
  const run = async (act: () => Promise<string | undefined>) => {
    try {
      const done = await act();
      if (done !== undefined) await api.toast(done);
    } catch (error) {
      await api.toast(`Error: ${error instanceof Error ? error.message : String(error)}`);
    }
    onDone();
  };
  const { start: startTransfer, question } = useTransfer(run);
  const shareAll = () =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'image/*',
      extras: { 'android.intent.extra.STREAM': addressOf(first) },
    });
  const remove = (toBin: boolean) => {
    const count = `${media.length} ${media.length === 1 ? 'item' : 'items'}`;
    void api.toast(toBin ? `Moving ${count} into the Recycle Bin` : `Deleting ${count}`);
    void run(async () => {
      await deleteMedia(api, media, { toBin, emptyFolders: values.deleteEmptyFolders });
      return undefined;
    });
  };
  const openIn = (action: string) =>
    void api.startActivity({ action, data: addressOf(first), type: 'image/*' }).catch(() => api.toast('No app found'));
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
  const hide = () =>
    void run(async () => {
      for (const medium of media) {
        const isHidden = medium.name.startsWith('.');
        await renameMedium(api, medium, isHidden ? medium.name.replace(/^\.+/, '') : `.${medium.name}`);
      }
      return undefined;
    });
  const dialog = first !== undefined && (
    <>
      {open === 'delete' && <DeleteDialog media={media} toBin={values.useBin} onDelete={remove} onClose={close} />}
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
          onPick={(folder) => void startTransfer({ media, folder, isMove: open === 'move' })}
          onClose={close}
        />
      )}
      {question}
    </>
  );
  return {
    menu: {
      delete: {
        id: 'cab_delete',
        title: 'Delete',
        icon: bin,
        showAsAction: 'always',
        onClick: () => (values.skipDeleteConfirmation ? remove(values.useBin) : setOpen('delete')),
      },
      share: { id: 'cab_share', title: 'Share', icon: share, showAsAction: 'always', onClick: shareAll },
      properties: { title: 'Properties', onClick: () => setOpen('properties') },
      rename: { title: 'Rename', visible: media.length === 1, onClick: () => setOpen('rename') },
      hide: { title: first?.name.startsWith('.') ? 'Unhide' : 'Hide', onClick: hide },
      copy: { title: 'Copy to', onClick: () => setOpen('copy') },
      move: { title: 'Move to', onClick: () => setOpen('move') },
      edit: { title: 'Edit', visible: media.length === 1, onClick: () => openIn('android.intent.action.EDIT') },
      openWith: {
        title: 'Open with',
        visible: media.length === 1,
        onClick: () =>
          void api.startChooser({ action: 'android.intent.action.VIEW', data: addressOf(first), type: 'image/*' }),
      },
      rotate: {
        title: 'Rotate',
        submenu: [
          { title: 'Rotate right', onClick: () => rotate(1) },
          { title: 'Rotate left', onClick: () => rotate(-1) },
          { title: 'Rotate by 180º', onClick: () => rotate(2) },
        ],
      },
    },
    dialog,
  };
}

function addressOf(medium: Medium | undefined): string {
  return `file://${medium?.path ?? ''}`;
}
