import { useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { AskDialog } from '../../../simple-commons/ask-dialog.tsx';
import { FilterDialog } from '../../dialogs/filter-dialog.tsx';
import { FolderPicker } from '../../dialogs/folder-picker.tsx';
import { GroupDialog } from '../../dialogs/group-dialog.tsx';
import { SortDialog } from '../../dialogs/sort-dialog.tsx';
import { ViewTypeDialog } from '../../dialogs/view-type-dialog.tsx';
import type { Medium } from '../../store/media.ts';
import { emptyBin } from '../../store/operations.ts';
import { preferences } from '../../store/preferences.ts';
import { ColumnsDialog } from '../columns-dialog.tsx';
import { useColumns } from '../use-columns.ts';
import type { MediaQuestion } from './media-menu.ts';

interface MediaQuestionsProps {
  question: MediaQuestion | null;
  folder: string;
  shown: readonly Medium[];
  /** Something has changed on the disk. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialogs of the menu. */
export function MediaQuestions({ question, folder, shown, onDone, onClose: close }: MediaQuestionsProps) {
  const api = useApi();
  const { columns, setColumns } = useColumns('media');
  const [values = preferences.missing, change] = usePreferences(preferences);
  const empty = async () => {
    if (question === 'endBin') await change({ useBin: false });
    await emptyBin(api, shown);
    await api.toast('The Recycle Bin has been emptied successfully');
    onDone();
  };
  switch (question) {
    case 'sort':
      return (
        <SortDialog value={values.fileSorting} onSort={(fileSorting) => void change({ fileSorting })} onClose={close} />
      );
    case 'filter':
      return <FilterDialog value={values.filter} onFilter={(filter) => void change({ filter })} onClose={close} />;
    case 'view':
      return (
        <ViewTypeDialog value={values.viewType} onChoose={(viewType) => void change({ viewType })} onClose={close} />
      );
    case 'group':
      return <GroupDialog value={values.groupBy} onGroup={(groupBy) => void change({ groupBy })} onClose={close} />;
    case 'columns':
      return <ColumnsDialog columns={columns} onColumns={setColumns} onClose={close} />;
    case 'folder':
      return <FolderPicker folder={folder} onPick={onDone} onClose={close} />;
    case 'emptyBin':
    case 'endBin':
      return (
        <AskDialog
          message="Are you sure you want to empty the Recycle Bin? The files in it will be lost."
          onYes={() => void empty()}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
