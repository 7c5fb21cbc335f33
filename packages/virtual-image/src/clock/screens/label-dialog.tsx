import { Dialog, TextField } from '@androidworld/app-sdk/ui';
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
    <Dialog
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: set }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <TextField
        hint="Label"
        look="filled"
        value={text}
        onChange={setText}
        onImeAction={set}
        autoFocus
        selectAllOnFocus
      />
    </Dialog>
  );
}
