import { AlertDialog, EditText } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface NameDialogProps {
  title: string;
  hint: string;
  /** What stands there at first; all but the extension is selected. */
  initial?: string | undefined;
  /** Says what is wrong with a name; undefined when nothing is. */
  check: (name: string) => string | undefined;
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new folder, or for another one. */
export function NameDialog({ title, hint, initial = '', check, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    const dot = initial.lastIndexOf('.');
    field.current?.setSelectionRange(0, dot > 0 ? dot : initial.length);
  }, [initial]);
  const done = () => {
    const found = check(name.trim());
    setError(found);
    if (found !== undefined) return false;
    onClose();
    onDone(name.trim());
    return true;
  };
  return (
    <AlertDialog
      title={title}
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: done }}
    >
      <EditText
        id="android:id/text1"
        variant="outlined"
        hint={hint}
        inputType="textCapSentences"
        value={name}
        {...(error === undefined ? {} : { error })}
        onChange={(value) => {
          setName(value);
          setError(undefined);
        }}
        onImeAction={done}
        inputRef={field}
        autoFocus
      />
    </AlertDialog>
  );
}
