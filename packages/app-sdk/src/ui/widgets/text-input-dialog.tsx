import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Editable } from '../../runtime/editable.ts';
import { useKeptState } from '../hooks/use-kept-state.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { EditText, type EditTextProps } from './edit-text.tsx';

/** Of an AlertDialog with one EditText. */
export interface TextInputDialogProps
  extends Pick<EditTextProps, 'id' | 'hint' | 'variant' | 'inputType' | 'maxLength'> {
  /** Above the field; undefined: none. */
  title?: string | undefined;
  /** Between title and field; undefined: none. */
  message?: string | undefined;
  /** What stands there at first. */
  initial?: string | undefined;
  /** What of that is selected; default `none`. */
  select?: 'all' | 'name without extension' | 'none' | undefined;
  /** Changes what is typed, e.g. leaves out what may not stand in a name. */
  filter?: ((text: string) => string) | undefined;
  /** Says what is wrong with a text; undefined when nothing is. Asked when it is confirmed. */
  validate?: ((text: string) => string | undefined | Promise<string | undefined>) | undefined;
  /** Default: any text will do. */
  isComplete?: ((text: string) => boolean) | undefined;
  /** Default "OK". */
  confirm?: string | undefined;
  /** Default "Cancel". */
  cancel?: string | undefined;
  /** Gets the text, after the dialog has closed. */
  onDone: (text: string) => void;
  /** However it ends: "Cancel", BACK, a tap outside, or a text that is accepted. Take it away then. */
  onClose: () => void;
}

/** Asks for one line of text; what was typed is kept where the app has it open again when its activity begins anew. */
export function TextInputDialog(props: TextInputDialogProps) {
  const { initial = '', select = 'none', filter, validate, isComplete, confirm = 'OK', cancel = 'Cancel' } = props;
  const [text, setText] = useKeptState('text input', initial);
  const [error, setError] = useState<string>();
  const field = useRef<Editable | null>(null);
  useLayoutEffect(() => {
    const dot = select === 'name without extension' ? initial.lastIndexOf('.') : -1;
    if (select !== 'none') field.current?.setSelectionRange(0, dot > 0 ? dot : initial.length);
  }, []);
  const done = async () => {
    const found = await validate?.(text);
    if (found !== undefined) return setError(found);
    props.onClose();
    props.onDone(text);
  };
  return (
    <AlertDialog
      title={props.title}
      message={props.message}
      onDismiss={props.onClose}
      negative={{ label: cancel, onClick: props.onClose }}
      positive={{ label: confirm, enabled: isComplete?.(text) ?? true, onClick: () => void done() }}
    >
      <EditText
        id={props.id}
        variant={props.variant}
        hint={props.hint}
        inputType={props.inputType}
        maxLength={props.maxLength}
        value={text}
        error={error}
        onChange={(typed) => {
          setText(filter?.(typed) ?? typed);
          setError(undefined);
        }}
        onImeAction={() => {
          if (isComplete?.(text) ?? true) void done();
          // Stays for another name when this one will not do.
          return validate === undefined;
        }}
        inputRef={field}
        autoFocus
      />
    </AlertDialog>
  );
}
