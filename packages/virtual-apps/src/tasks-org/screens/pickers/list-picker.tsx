import { SingleChoiceDialog, useLive } from '@androidworld/app-sdk/ui';
import { database, type TaskList } from '../../store/database.ts';
import { localLists } from '../../store/lists.ts';

interface ListPickerProps {
  selected: string | undefined;
  onPick: (list: TaskList) => void;
  onClose: () => void;
}

export function ListPicker({ selected, onPick, onClose }: ListPickerProps) {
  const { data: lists } = useLive(localLists, { tables: [database.tables.caldav_lists] });
  if (lists === undefined) return null;
  return (
    <SingleChoiceDialog
      title="Local lists"
      choices={lists.map((list) => ({ label: list.name ?? '', value: list }))}
      selected={lists.find(({ uuid }) => uuid === selected)}
      onChoose={onPick}
      onClose={onClose}
    />
  );
}
