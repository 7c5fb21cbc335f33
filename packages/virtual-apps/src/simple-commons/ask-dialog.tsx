import { AlertDialog, TextView } from '@androidworld/app-sdk/ui';

/** A question that is answered by Yes or No. */
export function AskDialog({ message, onYes, onClose }: { message: string; onYes: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      viewId="message_scrollview"
      onDismiss={onClose}
      negative={{ label: 'No', onClick: onClose }}
      positive={{
        label: 'Yes',
        onClick() {
          onClose();
          onYes();
        },
      }}
    >
      <TextView id="message" textAppearance="body-large">
        {message}
      </TextView>
    </AlertDialog>
  );
}
