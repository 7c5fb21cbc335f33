import { AlertDialog } from '@androidworld/app-sdk/ui';

export interface ConfirmDialogProps {
  message: string;
  onYes: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ message, onYes, onClose }: ConfirmDialogProps) {
  return (
    <AlertDialog
      message={message}
      onDismiss={onClose}
      negative={{ label: 'No', onClick: onClose }}
      positive={{
        label: 'Yes',
        onClick() {
          onClose();
          onYes();
        },
      }}
    />
  );
}
