import type { FileInfo } from '@androidworld/app-sdk';
import { type MenuItem, Toolbar, useApi } from '@androidworld/app-sdk/ui';
import clipboard from '@material-symbols/svg-400/rounded/content_copy-fill.svg';
import trash from '@material-symbols/svg-400/rounded/delete-fill.svg';
import moveIcon from '@material-symbols/svg-400/rounded/drive_file_move-fill.svg';
import renameIcon from '@material-symbols/svg-400/rounded/edit_note-fill.svg';
import copyIcon from '@material-symbols/svg-400/rounded/file_copy-fill.svg';
import info from '@material-symbols/svg-400/rounded/info-fill.svg';
import shareIcon from '@material-symbols/svg-400/rounded/share-fill.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import widgets from '@material-symbols/svg-400/rounded/widgets-fill.svg';
import { useState } from 'preact/hooks';
import { createShortcut } from '../create-shortcut.ts';
import { copyNote, shareFiles } from '../share.ts';
import { isNoteName } from '../store/file-name.ts';
import { toggleFavourite } from '../store/settings.ts';
import { FileInfoDialog } from '../widgets/file-info-dialog.tsx';
import { FilePicker } from '../widgets/file-picker.tsx';
import { DeleteDialog, RenameDialog } from '../widgets/markor-dialogs.tsx';
import { useTransfer } from './use-transfer.tsx';

interface SelectionToolbarProps {
  notebook: string;
  folder: string;
  entries: readonly FileInfo[];
  favourites: readonly string[];
  /** The selection is over; the folder may have changed. */
  onDone: () => void;
}

/** What can be done with the entries that are selected. */
export function SelectionToolbar({ notebook, folder, entries, favourites, onDone }: SelectionToolbarProps) {
  const api = useApi();
  const [dialog, setDialog] = useState<'rename' | 'info' | 'delete' | 'move' | 'copy'>();
  const transfer = useTransfer(onDone);
  const close = () => setDialog(undefined);
  const paths = entries.map(({ path }) => path);
  const [first] = entries;
  const single = entries.length === 1 ? first : undefined;
  const deleteAll = async () => {
    for (const path of paths) await api.files.remove(path);
    onDone();
  };
  const menu: readonly MenuItem[] = [
    {
      icon: single !== undefined && favourites.includes(single.path) ? starFill : star,
      title: 'Favourite',
      id: 'action_favourite',
      showAsAction: 'always',
      visible: single !== undefined,
      onClick: () => single && void toggleFavourite(api, single.path).then(onDone),
      isLongClickable: true,
    },
    {
      icon: renameIcon,
      title: 'Rename',
      id: 'action_rename_selected_item',
      showAsAction: 'always',
      visible: single !== undefined,
      onClick: () => setDialog('rename'),
      isLongClickable: true,
    },
    {
      icon: info,
      title: 'Details',
      id: 'action_info_selected_item',
      showAsAction: 'always',
      visible: single !== undefined,
      onClick: () => setDialog('info'),
      isLongClickable: true,
    },
    {
      icon: trash,
      title: 'Delete',
      id: 'action_delete_selected_items',
      showAsAction: 'always',
      onClick: () => setDialog('delete'),
    },
    {
      title: 'Clipboard',
      icon: clipboard,
      visible: single?.kind === 'file' && isNoteName(single.name),
      onClick: () => single && void copyNote(api, single.path).then(onDone),
    },
    { title: 'Move', icon: moveIcon, onClick: () => setDialog('move') },
    { title: 'Copy', icon: copyIcon, onClick: () => setDialog('copy') },
    {
      title: 'Create shortcut',
      icon: widgets,
      visible: single !== undefined,
      onClick: () => single && void createShortcut(api, single.path).then(onDone),
    },
    {
      title: 'Share',
      icon: shareIcon,
      visible: entries.every(({ kind }) => kind === 'file'),
      onClick: () => void shareFiles(api, paths).then(onDone),
    },
  ];
  const isMove = dialog === 'move';
  return (
    <>
      <Toolbar menu={menu} onClick={() => undefined} onLongClick={() => undefined} />
      {dialog === 'rename' && single !== undefined && (
        <RenameDialog
          path={single.path}
          onClose={() => {
            close();
            onDone();
          }}
        />
      )}
      {dialog === 'info' && single !== undefined && <FileInfoDialog path={single.path} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog paths={paths} onConfirm={() => void deleteAll()} onClose={close} />}
      {(dialog === 'move' || dialog === 'copy') && (
        <FilePicker
          pick="folder"
          title={(name) => `${isMove ? 'Move' : 'Copy'} → ${name}`}
          start={folder}
          root={notebook}
          hidden={new Set(paths)}
          onClose={close}
          onPick={(target) => {
            close();
            void transfer.start(paths, target, isMove);
          }}
        />
      )}
      {transfer.question}
    </>
  );
}
