import { ConfirmDialog } from '@androidworld/app-sdk/ui';

export interface DeleteDialogProps {
  /** How many contacts it is about. */
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before contacts go; those of the phone alone have no trash to come back from. */
export function DeleteDialog({ count, ...props }: DeleteDialogProps) {
  const isOne = count === 1;
  return (
    <ConfirmDialog
      title={isOne ? 'Delete contact?' : `Delete ${count} contacts?`}
      message={`${isOne ? 'This contact' : 'These contacts'} will be permanently deleted from your device`}
      confirm="Delete"
      {...props}
    />
  );
}
