import { SingleChoiceDialog } from '@androidworld/app-sdk/ui';

interface ColumnsDialogProps {
  columns: number;
  onColumns: (columns: number) => void;
  onClose: () => void;
}

export function ColumnsDialog({ columns, onColumns, onClose }: ColumnsDialogProps) {
  return (
    <SingleChoiceDialog
      choices={Array.from({ length: 20 }, (_, index) => ({
        label: index === 0 ? '1 column' : `${index + 1} columns`,
        value: index + 1,
      }))}
      selected={columns}
      cancel={null}
      onChoose={onColumns}
      onClose={onClose}
    />
  );
}
