import { ConfirmDialog, type Selection, useApi } from '@androidworld/app-sdk/ui';
import arrowBack from '@material-symbols/svg-400/rounded/arrow_back-fill.svg';
import copy from '@material-symbols/svg-400/rounded/content_copy-fill.svg';
import trash from '@material-symbols/svg-400/rounded/delete-fill.svg';
import restore from '@material-symbols/svg-400/rounded/restore_from_trash-fill.svg';
import selectAll from '@material-symbols/svg-400/rounded/select_all-fill.svg';
import { useState } from 'preact/hooks';
import { database, type Note } from '../../store/database.ts';
import { duplicateNotes, removeNotes, restoreNotes, trashNotes, updateNotes } from '../../store/notes.ts';
import { FolderPicker } from '../../widgets/folder-picker.tsx';
import { Header, HeaderButton } from '../../widgets/header.tsx';

export interface SelectionHeaderProps {
  notes: readonly Note[];
  selection: Selection<string>;
  isTrash: boolean;
}

/** What can be done with the notes that are selected. */
export function SelectionHeader({ notes, selection, isTrash }: SelectionHeaderProps) {
  const api = useApi();
  const [moving, setMoving] = useState<{ readonly id: string; readonly title: string } | null>(null);
  const chosen = notes.filter(({ id }) => selection.keys.includes(id));
  const ids = chosen.map(({ id }) => id);
  const end = (work: Promise<void>) => void work.then(selection.clear);
  const move = (parentId: string) => end(updateNotes(api, ids, { parentId }));
  const ask = async (id: string) => {
    if (ids.length === 1) return move(id);
    const folder = await database.open(api).folders.first({ where: { id } });
    setMoving({ id, title: folder?.title ?? '' });
  };
  return (
    <Header>
      <HeaderButton icon={arrowBack} contentDescription="Back" widthPx={134} onClick={selection.clear} />
      <FolderPicker label="Move to notebook..." onChoose={(id) => void ask(id)} />
      <HeaderButton icon={selectAll} contentDescription="Select all" widthPx={118} onClick={selection.selectAll} />
      {isTrash ? (
        <HeaderButton
          icon={restore}
          contentDescription="Restore"
          widthPx={118}
          onClick={() => end(restoreNotes(api, ids))}
        />
      ) : (
        <HeaderButton
          icon={copy}
          contentDescription="Duplicate"
          widthPx={118}
          onClick={() => end(duplicateNotes(api, chosen))}
        />
      )}
      <HeaderButton
        icon={trash}
        contentDescription="Delete"
        widthPx={118}
        onClick={() => end(isTrash ? removeNotes(api, ids) : trashNotes(api, ids))}
      />
      {moving !== null && (
        <ConfirmDialog
          message={`Move ${ids.length} notes to notebook "${moving.title}"?`}
          onConfirm={() => move(moving.id)}
          onClose={() => setMoving(null)}
        />
      )}
    </Header>
  );
}
