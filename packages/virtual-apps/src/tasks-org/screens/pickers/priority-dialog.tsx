import { AlertDialog } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { PriorityButtons } from './priority-buttons.tsx';

interface PriorityDialogProps {
  selected: number;
  onPick: (importance: number) => void;
  onClose: () => void;
}

export function PriorityDialog({ selected, onPick, onClose }: PriorityDialogProps) {
  const [importance, setImportance] = useState(selected);
  return (
    <AlertDialog
      title="Change priority"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onPick(importance);
        },
      }}
    >
      <PriorityButtons importance={importance} onChange={setImportance} />
    </AlertDialog>
  );
}
