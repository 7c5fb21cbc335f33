import { AlertDialog, EditText } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

/** Asks for the name of an alarm or a timer. */
export function LabelDialog({
  label,
  onLabel,
  onClose,
}: {
  label: string;
  onLabel: (label: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(label);
  const set = () => {
    onLabel(text.trim());
    onClose();
  };
  return (
    <AlertDialog
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: set }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <EditText
        hint="Label"
        variant="filled"
        value={text}
        onChange={setText}
        onImeAction={set}
        autoFocus
        selectAllOnFocus
      />
    </AlertDialog>
  );
}
