import { usePreferences } from '@androidworld/app-sdk/ui';
import { FilterDialog } from '../../dialogs/filter-dialog.tsx';
import { FolderPicker } from '../../dialogs/folder-picker.tsx';
import { SortDialog } from '../../dialogs/sort-dialog.tsx';
import { ViewTypeDialog } from '../../dialogs/view-type-dialog.tsx';
import { storage } from '../../package-name.ts';
import { preferences } from '../../store/preferences.ts';
import { ColumnsDialog } from '../columns-dialog.tsx';
import { useColumns } from '../use-columns.ts';
import type { FoldersQuestion } from './folders-menu.ts';

interface FoldersQuestionsProps {
  question: FoldersQuestion | null;
  /** Something has changed on the disk. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialogs of the menu, and of what an empty screen offers. */
export function FoldersQuestions({ question, onDone, onClose: close }: FoldersQuestionsProps) {
  const { columns, setColumns } = useColumns('folders');
  const [values = preferences.missing, change] = usePreferences(preferences);
  switch (question) {
    case 'sort':
      return (
        <SortDialog
          value={values.folderSorting}
          isOfFolders
          onSort={(folderSorting) => void change({ folderSorting })}
          onClose={close}
        />
      );
    case 'filter':
      return <FilterDialog value={values.filter} onFilter={(filter) => void change({ filter })} onClose={close} />;
    case 'view':
      return (
        <ViewTypeDialog
          value={values.folderViewType}
          onChoose={(folderViewType) => void change({ folderViewType })}
          onClose={close}
        />
      );
    case 'columns':
      return <ColumnsDialog columns={columns} onColumns={setColumns} onClose={close} />;
    case 'folder':
      return <FolderPicker folder={storage} onPick={onDone} onClose={close} />;
    case 'include':
      return (
        <FolderPicker
          folder={storage}
          onPick={(path) => void change({ included: new Set([...values.included, path]) }).then(onDone)}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
