import type { FileInfo } from '@androidworld/app-sdk';
import { type MenuItem, type ToolbarAction, useApi } from '@androidworld/app-sdk/ui';
import clipboard from '@material-symbols/svg-400/rounded/content_copy-fill.svg';
import trash from '@material-symbols/svg-400/rounded/delete-fill.svg';
import moveIcon from '@material-symbols/svg-400/rounded/drive_file_move-fill.svg';
import renameIcon from '@material-symbols/svg-400/rounded/edit_note-fill.svg';
import copyIcon from '@material-symbols/svg-400/rounded/file_copy-fill.svg';
import info from '@material-symbols/svg-400/rounded/info-fill.svg';
import shareIcon from '@material-symbols/svg-400/rounded/share-fill.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starFill from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useState } from 'preact/hooks';
import { copyNote, shareFiles } from '../share.ts';
import { isNoteName } from '../store/file-name.ts';
import { toggleFavourite } from '../store/settings.ts';
import { FileInfoDialog } from '../widgets/file-info-dialog.tsx';
import { FilePicker } from '../widgets/file-picker.tsx';
import { DeleteDialog, RenameDialog } from '../widgets/markor-dialogs.tsx';
import { MarkorToolbar } from '../widgets/markor-toolbar.tsx';
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
  const actions: ToolbarAction[] = [
    ...(single === undefined
      ? []
      : [
          {
            icon: favourites.includes(single.path) ? starFill : star,
            label: 'Favourite',
            id: 'action_favourite',
            onClick: () => void toggleFavourite(api, single.path).then(onDone),
          },
          {
            icon: renameIcon,
            label: 'Rename',
            id: 'action_rename_selected_item',
            onClick: () => setDialog('rename'),
          },
          { icon: info, label: 'Details', id: 'action_info_selected_item', onClick: () => setDialog('info') },
        ]),
    { icon: trash, label: 'Delete', id: 'action_delete_selected_items', onClick: () => setDialog('delete') },
  ];
  const menu: MenuItem[] = [
    ...(single !== undefined && single.kind === 'file' && isNoteName(single.name)
      ? [{ label: 'Clipboard', icon: clipboard, onClick: () => void copyNote(api, single.path).then(onDone) }]
      : []),
    { label: 'Move', icon: moveIcon, onClick: () => setDialog('move') },
    { label: 'Copy', icon: copyIcon, onClick: () => setDialog('copy') },
    ...(entries.every(({ kind }) => kind === 'file')
      ? [{ label: 'Share', icon: shareIcon, onClick: () => void shareFiles(api, paths).then(onDone) }]
      : []),
  ];
  const isMove = dialog === 'move';
  return (
    <>
      <MarkorToolbar title="" actions={actions} menu={menu} />
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
