import { AlertDialog } from './alert-dialog.tsx';

export interface ConfirmDialogProps {
  title?: string | undefined;
  message?: string | undefined;
  /** Default "OK". */
  confirm?: string | undefined;
  /** Default "Cancel". */
  cancel?: string | undefined;
  /** After the dialog has closed. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog({ title, message, confirm = 'OK', cancel = 'Cancel', ...props }: ConfirmDialogProps) {
  return (
    <AlertDialog
      title={title}
      message={message}
      onDismiss={props.onClose}
      negative={{ label: cancel, onClick: props.onClose }}
      positive={{
        label: confirm,
        onClick() {
          props.onClose();
          props.onConfirm();
        },
      }}
    />
  );
}
