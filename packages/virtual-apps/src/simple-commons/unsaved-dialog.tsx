import { AlertDialog, TextView } from '@androidworld/app-sdk/ui';

export interface UnsavedDialogProps {
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks what is to become of changes when a screen is left. */
export function UnsavedDialog({ onSave, onDiscard, onClose }: UnsavedDialogProps) {
  const answer = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <AlertDialog
      viewId="message_scrollview"
      onDismiss={onClose}
      negative={{ label: 'Discard', onClick: answer(onDiscard) }}
      positive={{ label: 'Save', onClick: answer(onSave) }}
    >
      <TextView id="message" textAppearance="body-large">
        You have unsaved changes. Save before exit?
      </TextView>
    </AlertDialog>
  );
}
