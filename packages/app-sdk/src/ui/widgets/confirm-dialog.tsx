import { AlertDialog } from './alert-dialog.tsx';

/** Of a question with two buttons. */
export interface ConfirmDialogProps {
  /** Above the message; undefined: none. */
  title?: string | undefined;
  /** The question itself; undefined: none. */
  message?: string | undefined;
  /** Default "OK". */
  confirm?: string | undefined;
  /** Default "Cancel". */
  cancel?: string | undefined;
  /** After the dialog has closed. */
  onConfirm: () => void;
  /** However it ends: either button, BACK or a tap outside. Take it away then. */
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
