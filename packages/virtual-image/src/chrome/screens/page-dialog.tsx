import { EditText, type JsDialog, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { ModalDialog } from './modal-dialog.tsx';

/**
 * What a script asks, or a page that would rather not be left. All pages of this phone are its own documents, which have no
 * host to name.
 */
export function PageDialog({ dialog }: { dialog: JsDialog }) {
  const [typed, setTyped] = useState(dialog.kind === 'prompt' ? dialog.value : '');
  if (dialog.kind === 'beforeunload') {
    return (
      <ModalDialog
        title={dialog.reload ? 'Reload site?' : 'Leave site?'}
        positive={dialog.reload ? 'Reload' : 'Leave'}
        negative="Cancel"
        onAnswer={dialog.answer}
      >
        <TextView id="message_paragraph_1">Changes you made may not be saved.</TextView>
      </ModalDialog>
    );
  }
  const answer = (agrees: boolean) => {
    if (dialog.kind === 'alert') dialog.answer();
    else if (dialog.kind === 'confirm') dialog.answer(agrees);
    else dialog.answer(agrees ? typed : null);
  };
  return (
    <ModalDialog
      title="This page says"
      positive="OK"
      negative={dialog.kind === 'alert' ? undefined : 'Cancel'}
      onAnswer={answer}
    >
      <TextView id="message_paragraph_1">{dialog.text}</TextView>
      {dialog.kind === 'prompt' && (
        <EditText id="js_modal_dialog_prompt" value={typed} onChange={setTyped} selectAllOnFocus autoFocus />
      )}
    </ModalDialog>
  );
}
